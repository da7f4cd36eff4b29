import type { Question, Theme } from './form.ts'

/** One embedding brand. */
export interface Site {
  /** Public site key, as the snippet carries it. */
  key: string
  brand: string
  /** Exact origins (scheme, host, port) that may embed the widget. */
  origins: string[]
  questions: Question[]
  theme: Theme
  destinations: string[]
  texts: Record<string, string>
  /** Languages the widget may speak here, the one for all other guests first; none means all. */
  languages: string[]
  /** Number of the site's last change, starts at 1. */
  revision: number
}

/** Lengths in characters, the others in numbers. */
export const siteBounds = {
  brandLength: 60,
  origins: 50,
  destinations: 500,
  destinationLength: 50,
  textLength: 500,
} as const

/** What the widget can speak: a file of texts each. */
export const widgetLanguages: readonly string[] =
  'ar da de en es fr he hi id it ja ko nb nl pl pt ru sv th tr uk vi zh zh-Hant'.split(' ')

/** The widget's texts that a site may word in its own way, in the order a guest meets them. */
export const siteTextNames = [
  'greeting',
  'opening',
  'opening_example',
  'step_by_step',
  'noted',
  'understood',
  'unclear',
  'required',
  'refused',
  'skip_unsure',
  'skip_nothing',
  'skip_flexible',
  'summary',
  'send',
  'send_again',
  'sent',
  'another',
  'privacy',
  'broken',
] as const
export type SiteTextName = (typeof siteTextNames)[number]

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
  /** Language tags the widget may speak here; none means every one it has. */
  languages: string[]
  /** Number of the site's last change, starts at 1. */
  revision: number
}

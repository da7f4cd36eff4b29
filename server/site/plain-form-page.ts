import { hash } from 'node:crypto'
import escapeHtml from 'escape-html'
import type { ErrorCode } from '../../shared/api.ts'
import type { Refusal } from '../refusal.ts'

const style =
  ':root{color-scheme:light dark}' +
  'body{box-sizing:border-box;min-height:100vh;margin:0;padding:24px;display:grid;place-items:center;' +
  'font:16px/1.5 system-ui,sans-serif}' +
  'main{box-sizing:border-box;width:100%;max-width:480px;padding:32px;border:1px solid #8886;' +
  'border-radius:16px;overflow-wrap:anywhere}' +
  'h1{margin:0 0 8px;font-size:24px;line-height:1.25}ul{padding-inline-start:20px}' +
  'p:last-child{margin-bottom:0}a{color:inherit}'

/** These pages need one style, which is in them, and nothing else. */
export const pagePolicy =
  `default-src 'none';style-src 'sha256-${hash('sha256', style, 'base64')}';` +
  "base-uri 'none';form-action 'none';frame-ancestors 'none'"

/** Thanks, for guests without JavaScript, and the way back to the page they come from. */
export const answerPage = (brand: string, reference: string, origin: string) =>
  page(
    'Thank you',
    `<p>Your request has reached ${escapeHtml(brand)}. They will be in touch soon.</p>` +
      (reference && `<p>Your reference is <strong>${escapeHtml(reference)}</strong>.</p>`) +
      `<p><a href="${escapeHtml(origin)}">Back to ${escapeHtml(origin.replace(/^\w+:\/\//, ''))}</a></p>`,
  )

/** What is wrong, field by field, and what a guest can do about it. */
export const refusalPage = ({ code, message, details: { errors = {} } }: Refusal) => {
  const items = Object.entries(errors).map(item).join('')
  return page(
    'That did not work',
    `<p>${escapeHtml(words[code] ?? `${message}.`)}</p>${items && `<ul>${items}</ul>`}` +
      (code === 'not_found' || code === 'forbidden'
        ? '<p>Please tell whoever runs the page you came from.</p>'
        : '<p>Please go back and try again: your answers are still in the form.</p>'),
  )
}

/** In a guest's words, where ours are for programs. */
const words: { [C in ErrorCode]?: string } = {
  invalid: 'Some answers need another look:',
  not_found: 'This form is not in use any more.',
  rate_limited: 'Many requests have come from here just now. Please wait a minute.',
}

const item = ([field, sentences]: [string, string[]]) =>
  `<li>${escapeHtml(field.replaceAll('_', ' '))} ${escapeHtml(sentences.join(', '))}</li>`

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
  `<style>${style}</style><main><h1>${title}</h1>${content}</main></html>`

import escapeHtml from 'escape-html'
import type { FieldErrors } from '../../shared/api.ts'

/** Thanks, for guests without JavaScript. */
export const answerPage = (brand: string, reference: string) =>
  page(
    'Thank you',
    `<p>Your request has reached ${escapeHtml(brand)}. They will be in touch soon.</p>` +
      (reference && `<p>Your reference is <strong>${escapeHtml(reference)}</strong>.</p>`),
  )

/** What is wrong, field by field. */
export const refusalPage = (message: string, errors: FieldErrors) =>
  page(
    'That did not work',
    `<p>${escapeHtml(message)}.</p><ul>${Object.entries(errors).map(item).join('')}</ul>` +
      '<p>Please go back and try again: your answers are still in the form.</p>',
  )

const item = ([field, sentences]: [string, string[]]) =>
  `<li>${escapeHtml(field.replaceAll('_', ' '))} ${escapeHtml(sentences.join(', '))}</li>`

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${title}</title>` +
  `<main><h1>${title}</h1>${content}</main></html>`

import escapeHtml from 'escape-html'
import { basePath, paths } from '../../shared/api.ts'
import type { Question, QuestionKind } from '../../shared/form.ts'
import type { Site } from '../../shared/site.ts'
import { slotSchema } from './question-schema.ts'

/** A field that guests never see: only robots fill it. */
export const honeypot = 'bellhop_website'

/** A plain form of the site's questions, to paste below the script for guests without JavaScript. */
export function plainFormSnippet(origin: string, { key, questions }: Site): string {
  const action = `${origin}${basePath}${paths.form(key)}`
  return [
    '<noscript>',
    `  <form method="post" accept-charset="utf-8" action="${escapeHtml(action)}">`,
    ...questions.map(question => `    ${field(question)}`),
    `    <p hidden><input name="${honeypot}" tabindex="-1" autocomplete="off" /></p>`,
    '    <button>Send</button>',
    '  </form>',
    '</noscript>',
  ].join('\n')
}

function field(question: Question): string {
  const { slot, label = names[slot] ?? slot, required, options = [], kind } = question
  const attributes = `name="${escapeHtml(slot)}"${required ? ' required' : ''}`
  const text = escapeHtml(label)
  if (kind === 'long_text')
    return `<label>${text} <textarea ${attributes}${limits(question)}></textarea></label>`
  if (kind === 'choices') return group(text, slot, options)
  const listed = kind === 'yes_no' ? ['Yes', 'No'] : kind === 'choice' ? options : []
  if (listed.length > 0)
    return `<label>${text} <select ${attributes}><option></option>${listed.map(option).join('')}</select></label>`
  return `<label>${text} <input ${attributes}${limits(question)} /></label>`
}

const option = (each: string) => `<option>${escapeHtml(each)}</option>`

function group(text: string, slot: string, options: readonly string[]): string {
  const boxes = options.map(each => {
    const [name, value] = [escapeHtml(slot), escapeHtml(each)]
    return `<label><input type="checkbox" name="${name}" value="${value}" /> ${value}</label>`
  })
  return `<fieldset><legend>${text}</legend>${boxes.join(' ')}</fieldset>`
}

const types: Partial<Record<QuestionKind, string>> = {
  date: 'date',
  email: 'email',
  phone: 'tel',
  number: 'number',
}

/** Those that the server judges by. */
function limits(question: Question): string {
  const { minimum, maximum, maxLength } = slotSchema(question)
  const parts = { type: types[question.kind], min: minimum, max: maximum, maxlength: maxLength }
  return Object.entries(parts)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('')
}

const names: Record<string, string> = {
  destination: 'Where to?',
  start_date: 'From',
  no_of_days: 'Days',
  no_of_adults: 'Adults',
  no_of_children: 'Children',
  name: 'Name',
  phone_number: 'Phone',
  email: 'E-mail',
  comments: 'Anything else?',
  reference_id: 'Reference',
}

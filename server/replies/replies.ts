import type { LeadRepliesBody } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import { contactOf } from '../contact/contact.ts'
import { countryFinder } from '../contact/country.ts'
import { english, greetings, type Greeting } from './greetings.ts'

/** Addresses that open the operator's own phone, WhatsApp or mail program with a first sentence. */
export async function repliesTo(lead: Lead, writer: string): Promise<LeadRepliesBody> {
  const { phone, dialled, email } = contactOf(lead, await countryFinder())
  const { subject, text } = greetingFor(lead, writer)
  return {
    phone_number: phone,
    call: dialled && `tel:${dialled}`,
    whatsapp: phone && `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`,
    mail: email && `mailto:${encodeAddress(email)}?${mailWords(subject, `${text}\n\n`)}`,
  }
}

function greetingFor({ source, fields, reference }: Lead, writer: string): Greeting {
  const { subject, text } = greetings[languageOf(source.locale)] ?? english
  // Half a character, as broken software sends, cannot be part of an address.
  const name = String(fields.name ?? '').replace(/\p{Surrogate}/gu, '')
  const filled = { name, writer, reference }
  return { subject: fill(subject, filled), text: fill(text, filled) }
}

/** Older and neighbouring names of languages that there are greetings for. */
const known: Record<string, string> = { no: 'nb', nn: 'nb', iw: 'he', in: 'id' }

function languageOf(locale = 'en'): string {
  if (/^(zh-(hant|tw|hk|mo)|yue)\b/i.test(locale)) return 'zh-Hant'
  const [language = 'en'] = locale.toLowerCase().split('-')
  const name = Object.hasOwn(known, language) ? known[language] : language
  return name !== undefined && Object.hasOwn(greetings, name) ? name : 'en'
}

/** A part in brackets stands only where what it names is known. */
const fill = (text: string, values: Record<string, string>) =>
  text
    .replace(/\[(.*?\{(\w+)\}.*?)\]/g, (_, part: string, name: string) =>
      values[name] ? part : '',
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The signs an address may hold beside letters mean something else in a link. */
const encodeAddress = (email: string) => encodeURIComponent(email).replaceAll('%40', '@')

const mailWords = (subject: string, body: string) =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`

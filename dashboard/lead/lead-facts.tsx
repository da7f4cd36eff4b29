import { useState } from 'preact/hooks'
import type { Json } from '../../shared/json.ts'
import type { Lead, LeadFieldName } from '../../shared/lead.ts'
import { count } from '../format/amount.ts'
import { fieldLabel, fieldText } from '../format/field.ts'
import { jsonText } from '../format/json-text.ts'
import { daysUntil, exactTime, todayOf } from '../format/time.ts'
import { isShownAsWords, wordsOf } from '../format/words.ts'
import { usePrinting } from '../parts/use-printing.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import { AddField } from './add-field.tsx'
import { EditableFact, Fact, Facts } from './fact.tsx'
import { valueAt } from './edit-value.ts'
import type { Sheet } from './sheet.ts'

const contact = ['name', 'phone_number', 'email'] as const
const trip = [
  'destination',
  'start_date',
  'no_of_days',
  'no_of_adults',
  'no_of_children',
  'comments',
] as const

/** What is known of a lead in reading order: whom to call, what they want, the rest. */
export function LeadFacts({ sheet }: { sheet: Sheet }) {
  const { lead, now } = sheet
  const start = lead.fields.start_date
  const until = start ? daysUntil(String(start), todayOf(now), locale) : ''
  const said = wordsOf(lead, 'trip')
  return (
    <>
      <Facts title={texts.lead.contact}>
        {contact.map(name => (
          <FieldFact key={name} sheet={sheet} name={name} copy={name !== 'name'} />
        ))}
      </Facts>
      <Facts title={texts.lead.trip}>
        {said && <Fact label={texts.lead.words} text={said} />}
        {trip.map(name => (
          <FieldFact
            key={name}
            sheet={sheet}
            name={name}
            aside={name === 'start_date' ? until : ''}
          />
        ))}
      </Facts>
      <CustomFacts sheet={sheet} />
    </>
  )
}

interface FieldProps {
  sheet: Sheet
  name: LeadFieldName
  aside?: string
  copy?: boolean
}

function FieldFact({ sheet, name, aside = '', copy = false }: FieldProps) {
  const { lead } = sheet
  const value = lead.fields[name]
  const text = fieldText('fields', name, value, locale)
  const words = wordsOf(lead, name)
  return (
    <EditableFact
      sheet={sheet}
      place={{ part: 'fields', field: name }}
      label={texts.fields[name]}
      text={text}
      aside={aside}
      words={words === String(value ?? '') ? '' : words}
      copy={copy ? String(value ?? '') : ''}
    />
  )
}

/** Guests' software may send thousands, which take seconds to draw: the others come when asked for. */
const drawnFields = 200

function CustomFacts({ sheet }: { sheet: Sheet }) {
  const { lead } = sheet
  const custom = Object.entries(lead.custom_fields).filter(([name]) => !isShownAsWords(name, lead))
  const [isOpen, setOpen] = useState(false)
  const [opened] = useState(custom.length)
  // A field that has just been added is the last one, and must be seen.
  const isWhole = usePrinting() || isOpen || custom.length > opened
  const drawn = isWhole ? custom : custom.slice(0, drawnFields)
  return (
    <Facts
      title={texts.lead.custom}
      foot={
        <>
          {drawn.length < custom.length && (
            <p>
              <button type="button" class="link" onClick={() => setOpen(true)}>
                {say(texts.lead.showFields, { count: count(custom.length, locale) })}
              </button>
            </p>
          )}
          <AddField sheet={sheet} />
        </>
      }
    >
      {drawn.map(([name, value]) => (
        <CustomFact key={`custom ${name}`} sheet={sheet} name={name} value={value} />
      ))}
    </Facts>
  )
}

function CustomFact({ sheet, name, value }: { sheet: Sheet; name: string; value: Json }) {
  const place = { part: 'custom_fields', field: name } as const
  const label = fieldLabel('custom_fields', name)
  const isGone = valueAt(sheet.lead, place) === null
  const text = isGone ? undefined : jsonText(value)
  return (
    <EditableFact
      sheet={sheet}
      place={place}
      label={label}
      text={text}
      words={wordsOf(sheet.lead, name)}
    />
  )
}

/** How the request came here. */
export function SourceFacts({ sheet }: { sheet: Sheet }) {
  const { lead } = sheet
  return (
    <Facts title={texts.lead.source}>
      {lead.fields.reference_id && <FieldFact sheet={sheet} name="reference_id" />}
      {sourcesOf(lead, sheet.siteNames).map(
        ([name, text]) => text && <Fact key={name} label={sourceLabel(name)} text={text} />,
      )}
    </Facts>
  )
}

function sourcesOf(
  lead: Lead,
  siteNames: Sheet['siteNames'],
): [string, string | null | undefined][] {
  const { channel, ...details } = lead.source
  return [
    ['channel', texts.source[channel]],
    ['site', siteNames.get(lead.site) ?? lead.site],
    ...Object.entries(details),
    ['client_request_uid', lead.client_request_uid],
    ['received_at', exactTime(lead.received_at, locale)],
    ['updated_at', exactTime(lead.updated_at, locale)],
  ]
}

/** Campaigns have names of their own: `utm_source` is best shown as it is. */
function sourceLabel(name: string): string {
  const labels: Record<string, string> = texts.source
  return labels[name] ?? name
}

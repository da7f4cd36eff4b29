import type { Lead, LeadFieldName } from '../../shared/lead.ts'
import { fieldLabel, fieldText } from '../format/field.ts'
import { jsonText } from '../format/json-text.ts'
import { daysUntil, exactTime, todayOf } from '../format/time.ts'
import { locale, texts } from '../texts/texts.ts'
import { Fact, Facts } from './fact.tsx'

const contact = ['phone_number', 'email'] as const
const trip = [
  'destination',
  'start_date',
  'no_of_days',
  'no_of_adults',
  'no_of_children',
  'comments',
] as const

/** Everything known of a lead in reading order: whom to call, what they want, the rest. */
export function LeadFacts({ lead, now }: { lead: Lead; now: number }) {
  const { fields, custom_fields } = lead
  const text = (name: LeadFieldName) => fieldText('fields', name, fields[name], locale)
  const start = fields.start_date
  const until = start ? daysUntil(String(start), todayOf(now), locale) : ''
  const custom = Object.entries(custom_fields)
  return (
    <>
      <Facts title={texts.lead.contact}>
        {contact.map(name => (
          <Fact
            key={name}
            label={texts.fields[name]}
            text={text(name)}
            copy={String(fields[name] ?? '')}
          />
        ))}
      </Facts>
      <Facts title={texts.lead.trip}>
        {trip.map(name => (
          <Fact
            key={name}
            label={texts.fields[name]}
            text={text(name)}
            aside={name === 'start_date' ? until : ''}
          />
        ))}
      </Facts>
      {custom.length > 0 && (
        <Facts title={texts.lead.custom}>
          {custom.map(([name, value]) => (
            <Fact
              key={`custom ${name}`}
              label={fieldLabel('custom_fields', name)}
              text={jsonText(value)}
            />
          ))}
        </Facts>
      )}
      <SourceFacts lead={lead} />
    </>
  )
}

function SourceFacts({ lead }: { lead: Lead }) {
  const { source, fields } = lead
  const { channel, ...details } = source
  const given: [string, string | null | undefined][] = [
    ['channel', texts.source[channel]],
    ['site', lead.site],
    ...Object.entries(details),
    ['client_request_uid', lead.client_request_uid],
    ['received_at', exactTime(lead.received_at, locale)],
    ['updated_at', exactTime(lead.updated_at, locale)],
  ]
  return (
    <Facts title={texts.lead.source}>
      {fields.reference_id && (
        <Fact label={texts.fields.reference_id} text={String(fields.reference_id)} />
      )}
      {given.map(
        ([name, text]) => text && <Fact key={name} label={sourceLabel(name)} text={text} />,
      )}
    </Facts>
  )
}

const labels: Record<string, string> = texts.source

/** Campaigns have names of their own: `utm_source` is best shown as it is. */
const sourceLabel = (name: string) => labels[name] ?? name

import { useCallback } from 'preact/hooks'
import { longDuration } from '../format/duration.ts'
import { fieldLabel } from '../format/field.ts'
import { daysUntil, todayOf } from '../format/time.ts'
import { Icon } from '../parts/icon.tsx'
import { RelativeTime } from '../parts/time.tsx'
import { useAnswer, valueOf } from '../parts/use-answer.ts'
import { texts } from '../texts/all-texts.ts'
import { locale, say } from '../texts/texts.ts'
import { clockOf } from './clock.ts'
import type { Sheet } from './sheet.ts'
import { stoppedAt } from './stopped-at.ts'

/** What is urgent about a lead: how long its guest waits, where they stopped, how near the trip is. */
export function ClockLine({ sheet }: { sheet: Sheet }) {
  const { lead, now } = sheet
  const clock = clockOf(lead, now)
  if (clock.is === 'calm') return null
  if (clock.is === 'stopped') return <Stopped sheet={sheet} at={clock.at} />
  const isUrgent = clock.is === 'near' || clock.long
  return (
    <p class={isUrgent ? 'clock is-urgent' : 'clock'}>
      <Icon name="clock" />
      {clock.is === 'waiting'
        ? say(texts.clock.waiting, { time: longDuration(clock.milliseconds, locale) })
        : say(texts.clock.near, {
            when: daysUntil(String(lead.fields.start_date), todayOf(now), locale),
          })}
    </p>
  )
}

function Stopped({ sheet: { lead, api, now, onRefusal }, at }: { sheet: Sheet; at: string }) {
  const ask = useCallback((signal: AbortSignal) => api.form(lead.site, signal), [api, lead.site])
  const form = valueOf(useAnswer(ask, onRefusal).answered)
  const question = form && stoppedAt(lead, form.questions)
  return (
    <p class="clock">
      <Icon name="clock" />
      <span>
        {question
          ? say(texts.clock.stopped, {
              question: question.label ?? fieldLabel('fields', question.slot),
            })
          : texts.clock.unfinished}
        {' · '}
        <RelativeTime instant={at} now={now} />
      </span>
    </p>
  )
}

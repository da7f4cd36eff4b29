import { useRef, useState } from 'preact/hooks'
import type { FieldErrors } from '../../shared/api.ts'
import {
  formBounds,
  indispensable,
  isField,
  questionKinds,
  type Question,
  type QuestionKind,
} from '../../shared/form.ts'
import { Field, type Control } from '../parts/field.tsx'
import { texts } from '../texts/all-texts.ts'
import { isWrong } from './editor.ts'
import { Lines, tooLong } from './lines.tsx'
import { freeSlot, hasPart, limits, slotFor, without, type Limit } from './questions.ts'
import { SlotInput } from './slot-input.tsx'

interface Props {
  question: Question
  at: number
  /** Names in the lead that other questions have. */
  taken: readonly string[]
  errors: FieldErrors
  /** Not saved yet: its name in the lead may still change. */
  isNew: boolean
  change: (question: Question) => void
}

type Part = keyof typeof texts.wrong & keyof Question

/** All that may be said of one question, by what its kind has. */
export function QuestionFields(props: Props) {
  const { question, at, errors, change } = props
  const { slot, required } = question
  const isNeeded = indispensable.includes(slot)
  const wrong = (part: Part) => isWrong(errors, `questions.${at}.${part}`) && texts.wrong[part]
  return (
    <div class="question-fields">
      <Words {...props} wrong={wrong} />
      {!isField(slot) && <OwnNames {...props} wrong={wrong} />}
      <Options {...{ question, change }} isWrong={wrong('options') !== false} />
      <Limits {...{ question, change, wrong }} />
      <label class="check">
        <input
          type="checkbox"
          checked={required}
          disabled={isNeeded}
          onChange={() => change({ ...question, required: !required })}
        />
        {texts.form.required}
        <span class="field-hint">{isNeeded ? texts.form.needed : texts.form.requiredHint}</span>
      </label>
    </div>
  )
}

type Wrong = (part: Part) => string | false

function Words({ question, isNew, taken, change, wrong }: Props & { wrong: Wrong }) {
  const { slot, label = '', help = '' } = question
  const isOwn = !isField(slot)
  const ask = (words: string) => {
    const follows = isNew && isOwn && slot === slotFor(label, taken)
    const named = { ...question, ...(follows && { slot: slotFor(words, taken) }) }
    change(isOwn || words ? { ...named, label: words } : without(named, 'label'))
  }
  const explain = (words: string) =>
    change(words ? { ...question, help: words } : without(question, 'help'))
  return (
    <>
      <Field label={texts.form.label} wrong={wrong('label')}>
        {control => (
          <input
            {...control}
            data-do="words"
            class="input"
            dir="auto"
            maxLength={formBounds.labelLength}
            placeholder={isOwn ? '' : texts.form.labelOwn}
            value={label}
            onInput={event => ask(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={texts.form.help} wrong={wrong('help')}>
        {control => (
          <input
            {...control}
            class="input"
            dir="auto"
            maxLength={formBounds.helpLength}
            value={help}
            onInput={event => explain(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  )
}

function OwnNames({ question, isNew, taken, change, wrong }: Props & { wrong: Wrong }) {
  const aside = useRef<string[]>(undefined)
  /** Words are no replies to a number: they wait for the next kind. */
  const choose = (kind: QuestionKind) => {
    const { options = aside.current, ...rest } = question
    const isAside = kind === 'number' && options?.some(option => Number.isNaN(Number(option)))
    aside.current = isAside ? options : undefined
    change({ ...rest, kind, ...(options && !isAside && { options }) })
  }
  return (
    <div class="field-pair">
      <Field label={texts.form.kind} wrong={wrong('kind')}>
        {control => (
          <select
            {...control}
            class="input"
            value={question.kind}
            onChange={event => choose(event.currentTarget.value as QuestionKind)}
          >
            {questionKinds.map(kind => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.form.slot} hint={texts.form.slotHint} wrong={wrong('slot')}>
        {control => (
          <SlotInput
            {...control}
            isNew={isNew}
            slot={question.slot}
            name={slot => change({ ...question, slot: freeSlot(slot, taken) })}
          />
        )}
      </Field>
    </div>
  )
}

interface PartProps {
  question: Question
  change: (question: Question) => void
}

function Options({ question, change, isWrong }: PartProps & { isWrong: boolean }) {
  const { kind, options = [] } = question
  const isChoice = kind === 'choice' || kind === 'choices'
  if (!hasPart(kind, 'options')) return null
  const set = (lines: string[]) =>
    change(lines.join('') ? { ...question, options: lines } : without(question, 'options'))
  const wrong = isChoice ? texts.wrong.options : texts.wrong.replies
  return (
    <Lines
      label={isChoice ? texts.form.options : texts.form.replies}
      hint={isChoice ? texts.form.optionsHint : texts.form.repliesHint}
      wrong={isWrong && (tooLong(options, formBounds.optionLength) ?? wrong)}
      rows={4}
      lines={options}
      set={set}
    />
  )
}

function Limits({ question, change, wrong }: PartProps & { wrong: Wrong }) {
  const own = limits.filter(limit => hasPart(question.kind, limit))
  if (own.length === 0) return null
  const set = (limit: Limit, written: string) =>
    change(written === '' ? without(question, limit) : { ...question, [limit]: Number(written) })
  return (
    <div class="field-pair">
      {own.map(limit => (
        <Field key={limit} label={texts.form[limit]} wrong={wrong(limit)}>
          {control => (
            <NumberInput
              {...control}
              number={question[limit]}
              write={written => set(limit, written)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

interface NumberProps extends Control {
  number: number | undefined
  write: (written: string) => void
}

/**
 * Keeps what is typed: on the way to 1.05, 1.0 is the number 1 and must not become it; and what is no
 * number, which the browser gives as nothing, is none that could be saved.
 */
function NumberInput({ number, write, ...control }: NumberProps) {
  const [written, setWritten] = useState('')
  const isWritten = Number.isNaN(number) || (written !== '' && Number(written) === number)
  return (
    <input
      {...control}
      class="input"
      type="number"
      step="any"
      value={isWritten ? written : (number ?? '')}
      onInput={({ currentTarget: { value, validity } }) => {
        setWritten(value)
        write(validity.badInput ? 'NaN' : value)
      }}
    />
  )
}

import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { CopyButton } from '../parts/copy-button.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { useFocusBack } from '../parts/use-focus-back.ts'
import { texts } from '../texts/all-texts.ts'
import { say } from '../texts/texts.ts'
import { EditForm } from './edit-form.tsx'
import type { FieldPlace } from './edit-value.ts'
import { Breakable, LongText } from './long-text.tsx'
import { Outrun } from './outrun.tsx'
import type { Sheet } from './sheet.ts'
import { useEdit } from './use-edit.ts'

interface FactsProps {
  title: string
  children: ComponentChildren
  /** What can be done with the group. */
  foot?: ComponentChildren
}

/** A titled group of facts. */
export function Facts({ title, children, foot }: FactsProps) {
  return (
    <section class="facts">
      <h2>{title}</h2>
      <dl>{children}</dl>
      {foot}
    </section>
  )
}

interface Props {
  label: string
  text: string | undefined
  /** Said after the value, in a lower voice. */
  aside?: string
  /** The guest's own words, when they are not the value itself. */
  words?: string
  /** The raw value, for facts that are taken elsewhere: a phone number, an address. */
  copy?: string
}

/** One fact; guest values are drawn as text and nothing else. */
export function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div class={factClass(label)}>
      <FactLabel label={label} />
      <dd>
        <LongText text={text} />
      </dd>
    </div>
  )
}

/** Characters of a name that fit beside the value. */
const narrowLength = 40

const factClass = (label: string) => (label.length > narrowLength ? 'fact is-long' : 'fact')

const FactLabel = ({ label }: { label: string }) => (
  <dt class="fact-label" dir="auto">
    <Breakable text={label} />
  </dt>
)

function FactValue({ label, text, aside, words, copy }: Props) {
  return (
    <>
      {text === undefined ? (
        <span class="missing">{texts.lead.missing}</span>
      ) : (
        <LongText text={text} />
      )}
      {aside && <span class="aside">{aside}</span>}
      {copy && <CopyButton label={label} value={copy} />}
      {words && (
        <q class="words" dir="auto" title={texts.lead.words}>
          {words}
        </q>
      )}
    </>
  )
}

/** A fact that the operator may correct where it stands. */
export function EditableFact(props: Props & { sheet: Sheet; place: FieldPlace }) {
  const { sheet, place, label } = props
  const id = useId()
  const edit = useEdit(sheet, place)
  const { editing } = edit
  const pencil = useFocusBack(editing.is !== 'closed')
  return (
    <div class={factClass(label)}>
      <FactLabel label={label} />
      <dd>
        {editing.is === 'closed' && (
          <>
            <FactValue {...props} />
            <IconButton
              ref={pencil}
              icon="edit"
              label={say(texts.edit.edit, { field: label })}
              class="pencil"
              onClick={edit.open}
            />
          </>
        )}
        {editing.is === 'open' && <EditForm id={id} label={label} edit={edit} editing={editing} />}
        {editing.is === 'outrun' && (
          <Outrun place={place} mine={editing.mine} theirs={editing.theirs} edit={edit} />
        )}
      </dd>
    </div>
  )
}

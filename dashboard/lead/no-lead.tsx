import { Mark } from '../desk/icon.tsx'
import { texts } from '../texts/texts.ts'

/** Asked for when they are drawn: the language is known by then. */
const keys = () => [
  ['j', texts.desk.shortcuts.next],
  ['k', texts.desk.shortcuts.previous],
  ['↵', texts.desk.shortcuts.open],
  ['/', texts.desk.shortcuts.search],
  ['esc', texts.desk.shortcuts.close],
]

/** Beside the list, before a lead is chosen: a good moment to learn the keys. */
export function NoLead() {
  return (
    <div class="no-lead">
      <Mark />
      <p>{texts.desk.pick}</p>
      <dl>
        {keys().map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

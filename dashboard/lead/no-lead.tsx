import { Mark } from '../parts/icon.tsx'
import { hasSingleKeys } from '../parts/single-keys.ts'
import { texts } from '../texts/texts.ts'

/** Asked for when they are drawn: the language is known by then. */
const keys = () => [
  ['j', texts.shell.shortcuts.next],
  ['k', texts.shell.shortcuts.previous],
  ['↵', texts.shell.shortcuts.open],
  ['/', texts.shell.shortcuts.search],
  ['esc', texts.shell.shortcuts.close],
]

/** Beside the list, before a lead is chosen: a good moment to learn the keys. */
export function NoLead() {
  return (
    <div class="no-lead">
      <Mark />
      <p>{texts.shell.pick}</p>
      {hasSingleKeys() && (
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
      )}
    </div>
  )
}

import { useState } from 'preact/hooks'
import { texts } from '../texts/all-texts.ts'
import { hasSingleKeys, setSingleKeys } from './single-keys.ts'

/** Whether letters and digits do something by themselves, in this browser. */
export function KeySwitch() {
  const [isOn, setOn] = useState(hasSingleKeys)
  const toggle = () => {
    setSingleKeys(!isOn)
    setOn(!isOn)
  }
  return (
    <label class="key-switch">
      <input type="checkbox" role="switch" checked={isOn} onChange={toggle} />
      <span>{texts.help.single}</span>
      <span class="field-hint">{texts.help.singleHint}</span>
    </label>
  )
}

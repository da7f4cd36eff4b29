import { useState } from 'preact/hooks'
import { Icon } from '../desk/icon.tsx'
import { texts } from '../texts/texts.ts'

export function PasswordField() {
  const [shown, setShown] = useState(false)
  return (
    <div class="field">
      <label for="password">{texts.signIn.password}</label>
      <div class="input-row">
        <input
          class="input"
          id="password"
          name="password"
          {...(shown ? { type: 'text' as const } : { type: 'password' as const })}
          autoComplete="current-password"
          autoCapitalize="none"
          spellcheck={false}
          required
        />
        <button
          type="button"
          class="icon-button"
          aria-pressed={shown}
          aria-label={texts.signIn.show}
          title={texts.signIn.show}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </div>
  )
}

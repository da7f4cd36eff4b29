import { useId, useState } from 'preact/hooks'
import { passwordLength } from '../../shared/operator.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { texts } from '../texts/texts.ts'

interface Props {
  label: string
  name?: string
  /** One that is being chosen, not asked for. */
  isNew?: boolean
  hint?: string
}

export function PasswordField({ label, name = 'password', isNew = false, hint }: Props) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="input-row">
        <input
          class="input"
          id={id}
          name={name}
          {...(shown ? { type: 'text' as const } : { type: 'password' as const })}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...(isNew && { minLength: passwordLength.least })}
          maxLength={passwordLength.most}
          autoCapitalize="none"
          spellcheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
          required
        />
        <IconButton
          icon="eye"
          label={texts.signIn.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </div>
      {hint && (
        <span id={`${id}-hint`} class="field-hint">
          {hint}
        </span>
      )}
    </div>
  )
}

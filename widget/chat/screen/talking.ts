import type { Form } from '../../../shared/form.ts'
import type { ConversationEvent } from '../../conversation/state.ts'
import type { FallbackTexts } from '../fallback.ts'
import type { View } from '../talk/talk.ts'

export interface Talking {
  is: 'talking'
  texts: FallbackTexts
  form: Form
  view: View
  send: (event: ConversationEvent) => void
}

export type PanelState = { is: 'loading' | 'broken'; texts: FallbackTexts } | Talking

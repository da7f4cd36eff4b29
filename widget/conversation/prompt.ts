import type { QuestionKind } from '../../shared/form.ts'
import type { Answer } from './state.ts'

/** Something the guest may tap instead of typing. */
export type Chip =
  | { is: 'value'; slot: string; value: Answer }
  | { is: 'reply'; text: string }
  /** Passes the question over: not sure yet, nothing to add, any day of the window. */
  | { is: 'skip'; as: 'skip_unsure' | 'skip_nothing' | 'skip_flexible' | 'step_by_step' }
  | { is: 'back' }

/** What the guest is given to answer with; undefined when the summary speaks for itself. */
export interface Prompt {
  kind: QuestionKind | 'opening'
  slot?: string
  /** The native picker stands in the place of the text field. */
  picker?: boolean
  /** Days the picker may offer. */
  days?: { from: string; to?: string } | undefined
  chips: Chip[]
  /** Several of these may be chosen. */
  options?: string[] | undefined
}

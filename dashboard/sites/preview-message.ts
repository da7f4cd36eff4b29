import type { Form } from '../../shared/form.ts'

/** What the editor tells the page in the preview's frame. */
export interface PreviewMessage {
  is: 'preview'
  form: Form
  theme: 'light' | 'dark'
  locale: string
}

/** The frame has loaded and listens. */
export const listening = 'bellhop preview listening'

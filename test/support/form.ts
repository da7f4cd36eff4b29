import type { Form, Question } from '../../shared/form.ts'
import type { App } from './start-app.ts'

type Validators = Record<string, (value: unknown) => boolean>

/** A site's form with its module of validators, loaded as a browser would. */
export async function servedForm(
  app: App,
): Promise<{ form: Form; validators: Validators; source: string }> {
  const { body: form } = await app.call('GET', `/forms/${app.site}`, { token: null })
  const source = await (await fetch(app.origin + form.validators)).text()
  const module = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )
  return { form, validators: module.default, source }
}

/** One question of each kind, beside those that no form can do without. */
export const everyKind: Question[] = [
  { slot: 'name', kind: 'text', required: true, max_length: 300 },
  { slot: 'phone_number', kind: 'phone', required: true },
  { slot: 'no_of_adults', kind: 'number', required: true, minimum: 0, maximum: 12 },
  { slot: 'destination', kind: 'text', required: false, max_length: 20 },
  { slot: 'start_date', kind: 'date', required: true },
  { slot: 'email', kind: 'email', required: false },
  { slot: 'diet', kind: 'text', required: true, label: 'Any diet?', max_length: 12 },
  { slot: 'wishes', kind: 'long_text', required: false, label: 'Any wishes?' },
  { slot: 'budget', kind: 'number', required: true, label: 'Budget?', minimum: 100, maximum: 5000 },
  { slot: 'visa', kind: 'yes_no', required: true, label: 'Do you need a visa?' },
  { slot: 'class', kind: 'choice', required: false, label: 'Class?', options: ['Spa', 'Été', '3'] },
  { slot: 'a/b~c "d"', kind: 'choices', required: true, label: 'Which?', options: ['a', 'b', 'c'] },
  { slot: 'born', kind: 'date', required: false, label: 'Date of birth?' },
  { slot: 'second phone', kind: 'phone', required: false, label: 'Another phone?' },
  { slot: 'second_email', kind: 'email', required: true, label: 'Another e-mail?' },
]

/** The app's site asks these from now on. */
export const ask = (app: App, questions: Question[]) =>
  app.store.desk.change(({ sites }) => void (sites[0]!.questions = questions))

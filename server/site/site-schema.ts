import { formBounds, questionKinds } from '../../shared/form.ts'
import { siteBounds, siteTextNames, widgetLanguages } from '../../shared/site.ts'
import { strictObject } from '../schema/strict-object.ts'

const listOf = (items: object, maxItems: number) => ({ type: 'array', items, maxItems })
const text = (maxLength: number) => ({ type: 'string', maxLength })

const question = strictObject(
  {
    slot: text(formBounds.slotLength),
    kind: { enum: [...questionKinds] },
    required: { type: 'boolean' },
    label: text(formBounds.labelLength),
    help: text(formBounds.helpLength),
    options: listOf(text(formBounds.optionLength), formBounds.options),
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    max_length: { type: 'integer', minimum: 1, maximum: formBounds.textLength },
  },
  ['slot', 'kind', 'required'],
)

const properties = {
  brand: text(siteBounds.brandLength),
  origins: listOf(text(300), siteBounds.origins),
  theme: strictObject({
    accent: { type: 'string', pattern: '^#([\\da-fA-F]{3}|[\\da-fA-F]{6})$' },
  }),
  destinations: listOf(text(siteBounds.destinationLength), siteBounds.destinations),
  texts: {
    type: 'object',
    propertyNames: { enum: [...siteTextNames] },
    additionalProperties: text(siteBounds.textLength),
  },
  languages: {
    ...listOf({ type: 'string', enum: [...widgetLanguages] }, widgetLanguages.length),
    uniqueItems: true,
  },
  questions: listOf(question, formBounds.questions),
}

/** Body of `POST /sites` and of `POST /site-preview`. */
export const newSiteSchema = strictObject(properties, ['brand'])

/** Body of `PATCH /sites/{key}`. */
export const siteEditSchema = strictObject(
  { revision: { type: 'integer', minimum: 1 }, ...properties },
  ['revision'],
)

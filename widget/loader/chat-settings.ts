import type { ChatSettings, Fields } from './load-chat.ts'
import type { Emit } from './panel.ts'
import { src } from './script.ts'

/** The `data-*` attributes of an element, as the chat wants them; most have its names already. */
export function chatSettings(
  { dataset, attributes }: HTMLElement,
  emit: Emit,
  given: Fields,
  onClose: () => void,
): ChatSettings {
  const { destination, mode } = dataset
  return {
    theme: 'auto',
    ...dataset,
    base: new URL(src).origin,
    locale: dataset['locale'] || document.documentElement.lang || navigator.language,
    layout: mode === 'inline' ? mode : 'panel',
    presets: destination ? { destination } : {},
    onClose,
    fields: () => ({ ...fieldsOf(attributes), ...given }),
    emit({ is, ...detail }) {
      if (!('exposeData' in dataset)) delete detail.value
      emit(is, detail)
    },
  }
}

/** `data-field-tour_code="X1"` is the custom field `tour_code`. */
function fieldsOf(attributes: NamedNodeMap) {
  const fields: Fields = {}
  for (const { name, value } of attributes) {
    const [, field] = name.split('data-field-')
    if (field) fields[field] = value
  }
  return fields
}

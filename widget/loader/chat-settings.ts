import { dataOf } from './data.ts'
import type { Fields } from './embed-types.ts'
import type { ChatSettings } from './load-chat.ts'
import type { Emit } from './panel.ts'
import { src } from './script.ts'

/** The `data-*` attributes of an element, as the chat wants them; most have its names already. */
export function chatSettings(
  host: HTMLElement,
  emit: Emit,
  given: Fields,
  onClose: () => void,
): ChatSettings {
  const data = dataOf(host)
  return {
    ...data,
    base: new URL(src).origin,
    onClose,
    fields: () => ({ ...fieldsOf(host.attributes), ...given }),
    emit({ is, ...detail }) {
      if (!('exposeData' in data)) delete detail.value
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

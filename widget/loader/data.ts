/**
 * The `data-*` attributes by their names in `dataset`, and nothing else. To read a whole `dataset`
 * at once is to let a page's Object.prototype have its say, even in the browser's own code.
 */
export function dataOf({ attributes }: Element): DOMStringMap {
  const data = { __proto__: null } as unknown as DOMStringMap
  for (const { name, value } of attributes) {
    const [, own] = name.split(/^data-/)
    if (own) data[own.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value
  }
  return data
}

/** People paste a page's whole address; its beginning is what they mean. The server judges it. */
export const originOf = (line: string): string =>
  /^(https?:\/\/[^/?#]+|[^:/?#]+(:\d+)?)[/?#]/i.exec(line.trim())?.[1] ?? line

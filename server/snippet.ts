/** What an operator pastes into a page; the key and the origin are ours, so nothing to escape. */
export const snippet = (origin: string, siteKey: string) =>
  `<script async src="${origin}/widget/v1.js" data-site="${siteKey}"></script>`

import escapeHtml from 'escape-html'
import type { Release } from '../release.ts'

/** What an operator pastes into a page; where no origin is set, it is what a browser called us by. */
export const snippet = (origin: string, siteKey: string) =>
  `<script async src="${escapeHtml(origin)}/widget/v1.js" data-site="${siteKey}"></script>`

/** The snippet of this release alone: a browser runs the loader only if it is this one, byte for byte. */
export const pinnedSnippet = (
  origin: string,
  siteKey: string,
  { loader, integrity }: Pick<Release, 'loader' | 'integrity'>,
) =>
  `<script async src="${escapeHtml(origin)}/widget/${loader}" integrity="${integrity}" crossorigin="anonymous" data-site="${siteKey}"></script>`

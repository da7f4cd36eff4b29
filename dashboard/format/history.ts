import { isOperator, operatorIn, type Author, type Change } from '../../shared/lead.ts'
import { texts } from '../texts/all-texts.ts'
import { aboutOf } from './words.ts'

/** The changes of one revision: they were made at once, by one author. */
interface Moment {
  revision: number
  at: string
  by: Author
  changes: Change[]
}

/** Newest first; within a moment the order stays that of the request. */
export function momentsOf(history: readonly Change[]): Moment[] {
  const moments: Moment[] = []
  for (const change of history) {
    const last = moments.at(-1)
    if (last?.revision === change.revision && last.by === change.by) last.changes.push(change)
    else
      moments.push({ revision: change.revision, at: change.at, by: change.by, changes: [change] })
  }
  return moments.reverse()
}

/** Names of operators by id, as far as they are known; those who left are not among them. */
export type Names = ReadonlyMap<string, string>

export function authorName(author: Author, operator: string, names: Names): string {
  if (author === 'guest' || author === 'api') return texts.authors[author]
  const id = operatorIn(author)
  return id === operator ? texts.authors.you : (names.get(id) ?? texts.owners.former)
}

/** What guests have changed after an operator's last change, each field once; their words aside. */
export function newsOf(history: readonly Change[]): Change[] {
  const worked = history.findLastIndex(({ by }) => isOperator(by))
  if (worked < 0) return []
  const news = new Map<string, Change>()
  for (const change of history.slice(worked + 1)) {
    const { part, field } = change
    if ((part !== 'fields' && part !== 'custom_fields') || aboutOf(field) !== undefined) continue
    const { from, from_length } = news.get(`${part} ${field}`) ?? change
    const { from_length: _, ...last } = change
    news.set(`${part} ${field}`, { ...last, from, ...(from_length && { from_length }) })
  }
  // Long values may differ where only their lengths tell.
  return [...news.values()].filter(
    ({ from, to, from_length, to_length }) =>
      from_length !== to_length || JSON.stringify(from) !== JSON.stringify(to),
  )
}

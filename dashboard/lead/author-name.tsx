import type { Author } from '../../shared/lead.ts'
import { authorName } from '../format/history.ts'
import type { Sheet } from './sheet.ts'

interface Props {
  by: Author
  sheet: Pick<Sheet, 'operator' | 'names'>
}

/** Who has done it; on paper, which others read, nobody is "you". */
export const AuthorName = ({ by, sheet: { operator, names } }: Props) => (
  <b data-printed={authorName(by, '', names)}>{authorName(by, operator.id, names)}</b>
)

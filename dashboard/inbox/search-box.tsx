import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { IconButton } from '../parts/icon-button.tsx'
import { Icon } from '../parts/icon.tsx'
import { focusHeading } from '../parts/kept-focus.ts'
import { hasSingleKeys } from '../parts/single-keys.ts'
import { texts } from '../texts/texts.ts'
import { debounce } from './debounce.ts'
import { focusList, searchId } from './focus.ts'

const quietMs = 200

interface Props {
  search: string
  setSearch: (search: string) => void
}

export function SearchBox(props: Props) {
  const { typed, setTyped, asking } = useTyped(props)

  const clear = () => {
    setTyped('')
    asking.now('')
  }
  const press = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.isComposing) return
    if (event.key === 'Enter') asking.now(typed.trim())
    if (event.key === 'ArrowDown') focusList()
    else if (event.key === 'Escape' && typed === '') focusHeading()
    else if (event.key === 'Escape') clear()
    else return
    event.preventDefault()
  }
  return (
    <search class="search">
      <Icon name="search" />
      <input
        id={searchId}
        class="search-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellcheck={false}
        placeholder={texts.inbox.searchHint}
        aria-label={texts.inbox.search}
        value={typed}
        onKeyDown={press}
        onInput={event => {
          setTyped(event.currentTarget.value)
          asking.later(event.currentTarget.value.trim())
        }}
      />
      {typed === '' ? (
        hasSingleKeys() && <kbd aria-hidden="true">/</kbd>
      ) : (
        <IconButton icon="close" label={texts.inbox.clear} onClick={clear} />
      )}
    </search>
  )
}

/** What is typed, which is asked for once it has been quiet for a while. */
function useTyped({ search, setSearch }: Props) {
  const [typed, setTyped] = useState(search)
  const latest = useRef(setSearch)
  latest.current = setSearch
  const asked = useRef(search)
  const asking = useMemo(() => {
    const ask = (words: string) => {
      asked.current = words
      latest.current(words)
    }
    return debounce(ask, quietMs)
  }, [])
  useEffect(() => asking.cancel, [asking])
  // Another search than was asked from here: cleared below an empty list, or that of a saved view. What was
  // asked from here is not written back, since more may have been typed meanwhile.
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setTyped(search)
  }, [search])
  return { typed, setTyped, asking }
}

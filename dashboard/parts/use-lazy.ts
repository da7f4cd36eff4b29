import { useEffect, useState } from 'preact/hooks'
import { loadAllTexts } from '../texts/all-texts.ts'

type Load<T> = () => Promise<T>

type Lazy<T> = { is: 'loading' } | { is: 'loaded'; value: T } | { is: 'failed' }

/** Code that is fetched with its texts when it is first wanted; another `load` begins anew. */
export function useLazy<T>(load: Load<T> | undefined): Lazy<T> {
  const [fetched, setFetched] = useState<{ by: Load<T>; lazy: Lazy<T> }>()
  useEffect(() => {
    let isWanted = true
    const settle = (by: Load<T>, lazy: Lazy<T>) => isWanted && setFetched({ by, lazy })
    if (load)
      Promise.all([load(), loadAllTexts()]).then(
        ([value]) => settle(load, { is: 'loaded', value }),
        () => settle(load, { is: 'failed' }),
      )
    return () => void (isWanted = false)
  }, [load])
  return fetched && fetched.by === load ? fetched.lazy : { is: 'loading' }
}

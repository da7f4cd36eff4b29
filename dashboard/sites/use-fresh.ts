import { useLayoutEffect, useState } from 'preact/hooks'

/** Which question was just added. What is wrong with it is told once it has been left and, as it is by then, judged. */
export function useFresh(isJudged: boolean) {
  const [fresh, setFresh] = useState<{ at: number; isLeft: boolean }>()
  useLayoutEffect(() => {
    if (isJudged && fresh?.isLeft) setFresh(undefined)
  }, [isJudged, fresh])
  return {
    fresh: fresh?.at,
    setFresh: (at: number | undefined) =>
      setFresh(at === undefined ? undefined : { at, isLeft: false }),
    leaveFresh: () => setFresh(now => now && { ...now, isLeft: true }),
  }
}

import type { Desk } from '../store/store.ts'

const minute = 60_000
const minuteOf = (time: number) => Math.floor(time / minute)

/** No token is used before it was made. */
const usedAt = (at: number, created_at: string) =>
  minuteOf(Date.parse(created_at)) === at ? created_at : new Date(at * minute).toISOString()

/**
 * Notes when access tokens are used, to the minute. Kept in the background and at most once a
 * minute for all of them: it is there to find the tokens that nobody uses any more.
 */
export function createTokenUse({ desk, now }: { desk: Desk; now: () => Date }) {
  const noted = new Map<string, number>()
  const waiting = new Set<string>()
  let keptAt = 0
  let timer: NodeJS.Timeout | undefined

  async function keep() {
    timer = undefined
    keptAt = now().getTime()
    const uses = [...waiting].map(id => [id, noted.get(id) ?? 0] as const)
    waiting.clear()
    await desk.change(data => {
      for (const [id, at] of uses) {
        const token = data.access_tokens.find(each => each.id === id)
        if (token) token.last_used_at = usedAt(at, token.created_at)
      }
    })
  }

  return (id: string) => {
    const at = minuteOf(now().getTime())
    if (noted.get(id) === at) return
    noted.set(id, at)
    waiting.add(id)
    // What can't be kept now is noted again with the next use.
    timer ??= setTimeout(
      () => void keep().catch(() => noted.clear()),
      // A clock that was set back by a day is no reason to wait for one.
      Math.max(0, minute - Math.abs(now().getTime() - keptAt)),
    ).unref()
  }
}

import { onTestFinished } from 'vitest'

/** A stream of lead events as a browser reads it, until the server ends it. */
export async function listen(base: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${base}/leads/events`, { headers, signal: leaving.signal })
  const events: { is: string; data: Record<string, unknown> }[] = []
  let heard = ''
  const read = async () => {
    let text = ''
    for await (const chunk of response.body ?? []) {
      const told = Buffer.from(chunk).toString()
      heard += told
      text += told
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, is, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (is && data && is !== 'beat') events.push({ is, data: JSON.parse(data) })
      }
    }
  }
  const ended = read().catch(() => {})
  return { response, events, ended, heard: () => heard, leave: () => leaving.abort() }
}

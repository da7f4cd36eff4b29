import { onTestFinished } from 'vitest'
import type { AtEnd } from './at-end.ts'
import { serveHttp } from './serve-http.ts'

export interface Page {
  html: string
  /** Content-Security-Policy of the page. */
  policy?: string
  /** What it is written in; UTF-8 where it does not say. */
  charset?: string
}

/** An origin of its own that serves these pages by path, as the site of an operator would. */
export async function startOrigin(
  pages: Record<string, Page>,
  atEnd: AtEnd = onTestFinished,
): Promise<string> {
  const { port, stop } = await serveHttp((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://localhost').pathname]
    if (!page) return void response.writeHead(404).end()
    response.setHeader('Content-Type', `text/html; charset=${page.charset ?? 'utf-8'}`)
    if (page.policy) response.setHeader('Content-Security-Policy', page.policy)
    response.end(page.html)
  })
  atEnd(stop)
  return `http://127.0.0.1:${port}`
}

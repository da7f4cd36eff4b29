import type { Page } from 'playwright-core'
import { chatOf } from '../support/embed.ts'

/** A guest who waits for an answer before saying the next thing. */
export function guestOf(page: Page) {
  const chat = chatOf(page)
  const entries = page.getByRole('log').locator('> *')
  return {
    ...chat,
    async answer(words: string) {
      await entries.first().waitFor()
      const said = await entries.count()
      await chat.say(words)
      await entries.nth(said + 1).waitFor()
    },
  }
}

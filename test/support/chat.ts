import type { Locator, Page } from 'playwright-core'

/** What a guest does in the chat, by what a guest sees. */
export function chatOf(page: Page | Locator) {
  const reply = page.getByRole('textbox')
  const { keyboard } = 'keyboard' in page ? page : page.page()
  return {
    open: () => page.getByRole('button', { name: /chat/i }).first().click(),
    tap: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click(),
    async say(text: string) {
      await reply.fill(text)
      // Filling it has given it the focus.
      await keyboard.press('Enter')
    },
    /** Waits until the chat has asked this. */
    asked: (text: string | RegExp) => page.getByText(text).last().waitFor(),
    /** Waits until the chat's header says this of where the guest's answers are. */
    told: (status: string) => page.getByRole('status').getByText(status, { exact: true }).waitFor(),
  }
}

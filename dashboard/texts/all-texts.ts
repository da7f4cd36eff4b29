import type { Texts } from './en.ts'
import type { LaterTexts } from './later-en.ts'
import { texts as firstTexts } from './texts.ts'

/** What is fetched when it is opened draws with these: `useLazy` has seen to it that they are here. */
export let texts: Texts & LaterTexts

export async function loadAllTexts(): Promise<void> {
  texts ??= { ...firstTexts, ...(await firstTexts.later()) }
}

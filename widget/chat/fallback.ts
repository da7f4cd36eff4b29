/** All that is said before a language has been fetched, and when none can be: in English. */
export const fallback = {
  close: 'Close chat',
  broken: 'The chat could not be loaded.',
  retry: 'Try again',
}

export type FallbackTexts = typeof fallback

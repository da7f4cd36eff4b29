/** Whether an address leads other people's browsers to their own computers. */
export const isLocal = (text: string) => /https?:\/\/(localhost|127\.|\[::1\])/.test(text)

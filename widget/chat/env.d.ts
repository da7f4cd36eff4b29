/** Written by build/plugins.ts. */
interface ImportMetaEnv {
  /** Languages there are texts in. */
  /** Where a language's texts are, seen from the chat, with `*` for the language. */
  readonly TEXTS: string
}

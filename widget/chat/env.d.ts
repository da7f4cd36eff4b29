/** Written by build/plugins.ts. */
interface ImportMetaEnv {
  /** Where a language's texts are, seen from the chat, with `*` for the language. */
  readonly TEXTS: string
}

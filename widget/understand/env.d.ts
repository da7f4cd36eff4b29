/** Written by build/plugins.ts. */
interface ImportMetaEnv {
  /** Languages there are packs of. */
  readonly PACK_LANGUAGES: string
  /** Where a language's pack is, seen from load.ts, with `*` for the language. */
  readonly PACKS: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

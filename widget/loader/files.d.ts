/** Written by build/plugins.ts: hashed files, relative to the loader's own address. */
declare module 'virtual:files' {
  export const chatFile: string
  export const inviteFile: string
  /** A language stands between them. */
  export const textsPath: string
  export const textsEnding: string
}

/** Written by build/plugins.ts: hashed files, relative to the chat's own address. */
declare module 'virtual:talk-file' {
  export const talkFile: string
}
declare module 'virtual:understand-file' {
  export const understandFile: string
}

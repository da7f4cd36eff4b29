/** Written by build/plugins.ts: a hashed file, relative to the chat's own address. */
declare module 'virtual:talk-file' {
  export const talkFile: string
}

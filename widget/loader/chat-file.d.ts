/** Written by vite.config.ts: the chat's hashed file, relative to the loader's own address. */
declare module 'virtual:chat-file' {
  export const chatFile: string
}

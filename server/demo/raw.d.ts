/** Vite puts the text of a file in the place of such an import. */
declare module '*?raw' {
  const text: string
  export default text
}

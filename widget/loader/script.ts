/** The tag that runs this file; only while it runs does the browser say which. */
export const { src, dataset } = document.currentScript as HTMLScriptElement

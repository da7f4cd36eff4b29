/** The tag that runs this file; only while it runs does the browser say which. */
export const script = document.currentScript as HTMLScriptElement

export const { src } = script

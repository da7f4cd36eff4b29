const { currentScript } = document

/**
 * The tag that runs this file; only while it runs does the browser say which, and of a module never.
 * An image of this name would stand there as well: it is no place to fetch code from.
 */
export const script = (
  currentScript?.matches('script')
    ? currentScript
    : document.querySelector('script[data-site][src*=widget]')
) as HTMLScriptElement

export const { src } = script

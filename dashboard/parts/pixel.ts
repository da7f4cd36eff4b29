/** A pixel as the styles mean it: a sixteenth of the letters the operator has asked their browser for. */
export const pixel = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

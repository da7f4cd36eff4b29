/** Browsers by what only they say of themselves: each claims to be the ones below it as well. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What a browser's User-Agent says in two words; undefined for one that says neither. */
export function browserOf(userAgent: string): { browser?: string; system?: string } {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0]
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0]
  return { ...(browser && { browser }), ...(system && { system }) }
}

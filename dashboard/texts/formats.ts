/** Making one of Intl's formats takes as long as using it a hundred times, and lists use many. */
function kept<Options extends object, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = formats.get(key) ?? make(locale, options)
    formats.set(key, format)
    return format
  }
}

export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
)
export const relativeFormat = kept<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (locale, options) => new Intl.RelativeTimeFormat(locale, options),
)
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
)
export const pluralRules = kept<Intl.PluralRulesOptions, Intl.PluralRules>(
  (locale, options) => new Intl.PluralRules(locale, options),
)

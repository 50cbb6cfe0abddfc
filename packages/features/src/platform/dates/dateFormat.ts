const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of dates in a language, that of the browser by default. It is kept, since a phone
 * takes milliseconds to make one; where the reader has moved to another time zone it is a new one.
 */
export function dateFormat(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, new Date().getTimezoneOffset()]);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

/** A date in some words, e.g. '6 Oct 2025'; in the browser's language without a `locale`. */
export const mediumDate = (date: Date, locale?: string): string =>
  date.toLocaleDateString(locale, { dateStyle: 'medium' });

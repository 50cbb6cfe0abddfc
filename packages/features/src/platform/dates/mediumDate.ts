import { dateFormat } from './dateFormat';

/** A date in some words, e.g. '6 Oct 2025'; in the browser's language without a `locale`. */
export const mediumDate = (date: Date, locale?: string): string =>
  dateFormat(locale, { dateStyle: 'medium' }).format(date);

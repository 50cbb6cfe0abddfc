import type { PageLanguages } from '@clubline/features';
import { languageNames, languageOf, type Language } from './languages';

/**
 * In the query it asks for a language, which from then on is the reader's choice. The server reads
 * both, so that a page comes in the right language at once.
 */
const QUERY = 'language';
const COOKIE = 'clubline_language';
const YEAR_IN_SECONDS = 31_536_000;

/** What of the browser says which language is wanted. */
export interface LanguageSources {
  location: Pick<Location, 'search'>;
  document: Pick<Document, 'cookie'>;
  navigator: Pick<Navigator, 'languages'>;
}

/** The language a reader has chosen, or the first of the browser's that we have; else English. */
export function readLanguage({ location, document, navigator }: LanguageSources): Language {
  const asked = languageOf(new URLSearchParams(location.search).get(QUERY) ?? '');
  if (asked) return asked;
  const kept = new RegExp(`(?:^|; )${COOKIE}=([a-z-]+)`).exec(document.cookie)?.[1];
  const wanted = [kept ?? '', ...navigator.languages].map(languageOf);
  return wanted.find((language) => language !== undefined) ?? 'en';
}

/** Keeps the language that the address asks for, and takes the question out of the address. */
export function keepAskedLanguage({ location, document, history }: Window): void {
  const url = new URL(location.href);
  const asked = languageOf(url.searchParams.get(QUERY) ?? '');
  if (!url.searchParams.has(QUERY)) return;
  if (asked) {
    const secure = url.protocol === 'https:' ? '; secure' : '';
    const lasts = `path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
    document.cookie = `${COOKIE}=${asked}; ${lasts}${secure}`;
  }
  url.searchParams.delete(QUERY);
  history.replaceState(history.state, '', url);
}

/** What the features offer to choose from. */
export const pageLanguages = (current: Language): PageLanguages => ({
  current,
  names: languageNames,
  hrefFor: (tag) => `?${QUERY}=${tag}`,
  choose: (tag) => {
    const url = new URL(window.location.href);
    url.searchParams.set(QUERY, tag);
    window.location.assign(url);
  },
});

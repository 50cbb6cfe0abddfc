import type { FastifyReply, FastifyRequest } from 'fastify';

/** Languages of the API's own pages and mails; the first is for whoever asks for none of them. */
export const languages = ['en', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The same texts in each language: one that is left out does not compile. */
export type Translations<Texts> = Record<Language, Texts>;

const DEFAULT = languages[0];

/** From which side a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** What a language is to `Intl`; in Arabic, too, figures are 0 to 9. */
export const localeOf = (language: Language): string =>
  language === 'ar' ? 'ar-u-nu-latn' : language;

/** Of what a browser asks for so much is read: a dozen languages take less. */
const READ_MAX = 500;

/** The language that an `Accept-Language` header likes best among ours. */
export function languageFrom(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, READ_MAX)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((part) => part.startsWith('q='));
      return { name: tag.toLowerCase().split('-')[0], quality: Number(quality?.slice(2) ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { name } of wanted) {
    const found = languages.find((language) => language === name);
    if (found) return found;
  }
  return DEFAULT;
}

/** In the query of a page, the language that its reader chooses. */
const QUERY = 'language';
/** Where the choice is kept; pages of the site read and write it, too. */
const COOKIE = 'clubline_language';
const YEAR_IN_SECONDS = 31_536_000;

const oneOfOurs = (tag: unknown): Language | undefined =>
  languages.find((language) => language === tag);

const askedIn = (query: unknown): Language | undefined =>
  oneOfOurs((query as Record<string, unknown> | undefined)?.[QUERY]);

const keptIn = (cookies: string | undefined): Language | undefined =>
  oneOfOurs(new RegExp(`(?:^|; )${COOKIE}=([a-z]+)`).exec(cookies ?? '')?.[1]);

/** What of a request says which language is wanted. */
type Asking = Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'query'>>;

/**
 * The language in which whoever sent this request is answered: the one chosen here, the one kept
 * from an earlier choice, or the browser's.
 */
export const languageOf = ({ headers, query }: Asking): Language =>
  askedIn(query) ?? keptIn(headers.cookie) ?? languageFrom(headers['accept-language']);

/** Keeps the language that this page was asked for in, for readers without script, too. */
export function keepLanguage({ query, protocol }: FastifyRequest, reply: FastifyReply): void {
  const asked = askedIn(query);
  if (!asked) return;
  const secure = protocol === 'https' ? '; Secure' : '';
  const lasts = `Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
  void reply.header('set-cookie', `${COOKIE}=${asked}; ${lasts}${secure}`);
}

/** Tells caches on what else of a request this answer depends. */
export function varyBy(reply: FastifyReply, ...headers: string[]): void {
  const others = [reply.getHeader('vary') ?? []].flat().map(String);
  void reply.header('vary', [...others, ...headers].join(', '));
}

/** Tells caches that this answer depends on the language that was asked for. */
export const varyByLanguage = (reply: FastifyReply): void =>
  varyBy(reply, 'Accept-Language', 'Cookie');

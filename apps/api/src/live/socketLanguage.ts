import type { IncomingHttpHeaders } from 'node:http';
import { languageOf } from '../http/language';
import type { Language } from '../http/language';

/**
 * The language of the page that opened a socket. Those of partners choose their own and do not say
 * which: what their browsers ask for may be another one, so they are answered in English.
 */
export function socketLanguage(headers: IncomingHttpHeaders): Language {
  const { origin, host } = headers;
  const isOurs = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  return isOurs ? languageOf({ headers }) : 'en';
}

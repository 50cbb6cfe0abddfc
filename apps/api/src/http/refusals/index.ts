import { isolateIn } from '@clubline/contract';
import { HttpError, summaryOf } from '../errors';
import type { Language } from '../language';
import { refusalsAr } from './refusals.ar';
import { refusalsEs } from './refusals.es';

const translated: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  es: refusalsEs,
  ar: refusalsAr,
};

/** What differs from one refusal to another: a count, or a name in quotes. */
const FILLED_IN = /“[^”]*”|\d[\d,]*/g;

/** What a call says of a refusal, in a language; undefined where there are no words for it. */
export function refusalIn(language: Language, sentence: string): string | undefined {
  const sentences = translated[language];
  if (sentences === undefined) return sentence;
  const whole = sentences[sentence];
  if (whole !== undefined) return whole;
  const words = sentences[sentence.replaceAll(FILLED_IN, '{}')];
  const values = (sentence.match(FILLED_IN) ?? []).map((value) =>
    value.startsWith('“') ? `«${isolateIn(words ?? '', value.slice(1, -1))}»` : value,
  );
  return words?.replaceAll('{}', () => values.shift() ?? '');
}

/**
 * A refusal in the language of whoever asks, as far as there are words for it. A 401 stays as it
 * is: clients read in its words that the session is over.
 */
export function translateRefusal(refusal: HttpError, language: Language): HttpError {
  const { statusCode, message, errors, retryAfter } = refusal;
  if (language === 'en' || statusCode === 401) return refusal;
  const inLanguage = (sentence: string) => refusalIn(language, sentence) ?? sentence;
  const said = errors?.map(({ property, messages }) => ({
    property,
    messages: messages.map(inLanguage),
  }));
  const isOfFields = errors !== undefined && message === summaryOf(errors);
  return new HttpError(
    statusCode,
    isOfFields ? summaryOf(said!) : inLanguage(message),
    said,
    retryAfter,
  );
}

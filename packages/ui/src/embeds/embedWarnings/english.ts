import { warn } from './warnings';

/** Languages that our files have all texts in. */
const OURS: Record<string, string> = { es: 'Spanish', ar: 'Arabic' };

/** Warns of a language in which days and times are written, while the texts stay English. */
export function warnOfEnglish(embed: string, locale: unknown, labels: unknown, file: string) {
  const language = typeof locale === 'string' ? locale.split('-')[0]!.toLowerCase() : '';
  if (labels || !Object.hasOwn(OURS, language)) return;
  const fault =
    `"${locale as string}" is the language of days and times alone, and the texts stay English: ` +
    `give labels, of which ${file} of @clubline/ui/locales/${language} has the ` +
    `${OURS[language]} ones`;
  warn('bad-value', embed, fault, 'locale');
}

/** The languages of the site, each named in itself; the first is for whoever asks for none. */
export const languageNames = { en: 'English', es: 'Español', ar: 'العربية' } as const;
export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** Ours with this tag, or the one that a tag with a region belongs to. */
export const languageOf = (tag: string): Language | undefined =>
  languages.find((language) => language === tag.toLowerCase().split('-')[0]);

/** From which side a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/**
 * What dates, figures and the widgets' own words follow; undefined for English, where they follow
 * the browser. In Arabic, too, figures are 0 to 9.
 */
export const localeOf = (language: Language): string | undefined =>
  ({ en: undefined, es: 'es', ar: 'ar-u-nu-latn' })[language];

/**
 * The texts that replace the English ones. They are asked for where they are needed: a page in
 * English loads none of them.
 */
export async function loadMessages(
  language: Language,
): Promise<Readonly<Record<string, object>> | undefined> {
  if (language === 'es') return (await import('./es')).messages;
  if (language === 'ar') return (await import('./ar')).messages;
  return undefined;
}

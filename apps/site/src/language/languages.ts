/** The languages of the site, each named in itself; the first is for whoever asks for none. */
export const languageNames = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** Ours with this tag, or the one that a tag with a region belongs to. */
export const languageOf = (tag: string): Language | undefined =>
  languages.find((language) => language === tag.toLowerCase().split('-')[0]);

/**
 * The texts that replace the English ones. They are asked for where they are needed: a page in
 * English loads none of them.
 */
export async function loadMessages(
  language: Language,
): Promise<Readonly<Record<string, object>> | undefined> {
  return language === 'es' ? (await import('./es')).messages : undefined;
}

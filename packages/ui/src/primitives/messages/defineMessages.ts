/** The English texts of one part of a page, under the name by which a provider replaces them. */
export interface Messages<Texts extends object> {
  /** Unique in its package. */
  name: string;
  /** Each text, or a function that makes one of what is filled in. */
  texts: Texts;
}

/** The texts that named messages hold, e.g. to translate them. */
export type TextsOf<Named> = Named extends Messages<infer Texts> ? Texts : never;

/** What a `labels` prop takes: any of the texts; those left out stay as they are. */
export type Labels<Named> = Partial<TextsOf<Named>>;

/**
 * Gives the English texts of one part of a page their name. Translations stand beside them, the
 * Spanish one in `messages.es.ts` and the Arabic one in `messages.ar.ts`, exported under that name.
 * @param name unique in its package
 */
export function defineMessages<Texts extends object>(name: string, texts: Texts): Messages<Texts> {
  return { name, texts };
}

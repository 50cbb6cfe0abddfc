import type { FastifyReply, FastifyRequest } from 'fastify';

/** Languages of the API's own pages and mails; the first is for whoever asks for none of them. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The same texts in each language: one that is left out does not compile. */
export type Translations<Texts> = Record<Language, Texts>;

const DEFAULT = languages[0];

/** The language that an `Accept-Language` header likes best among ours. */
export function languageFrom(header: string | undefined): Language {
  const wanted = (header ?? '')
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

/** The language in which whoever sent this request is answered. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language =>
  languageFrom(request.headers['accept-language']);

/** Tells caches that this answer depends on the language that was asked for. */
export function varyByLanguage(reply: FastifyReply): void {
  const others = [reply.getHeader('vary') ?? []].flat().map(String);
  void reply.header('vary', [...others, 'Accept-Language'].join(', '));
}

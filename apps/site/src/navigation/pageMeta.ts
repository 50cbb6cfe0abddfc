import type { RouteMeta } from '@clubline/features';
import { config } from '../config';
import { languages } from '../language/languages';

/** An element of the head that belongs to one page. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** The whole title of a page: its own and the product's name. */
export function pageTitle({ title }: Pick<RouteMeta, 'title'>): string {
  return title ? `${title} · ${config.productName}` : `${config.productName}: ${config.tagline}`;
}

/** The same page in each language, for search engines. */
const alternates = (url: string): HeadElement[] =>
  ['x-default', ...languages].map((hreflang) => ({
    tag: 'link',
    attributes: {
      rel: 'alternate',
      hreflang,
      href: hreflang === 'x-default' ? url : `${url}?language=${hreflang}`,
    },
  }));

/** What the head says of a page besides its title: its address only if it is indexed. */
export function headElements(meta: RouteMeta, path: string): HeadElement[] {
  const named = (name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name, content },
  });
  const shared = (property: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { property, content },
  });
  const { description } = meta;
  const url = new URL(path, config.siteUrl).href;
  return [
    ...(description
      ? [named('description', description), shared('og:description', description)]
      : []),
    shared('og:title', pageTitle(meta)),
    ...(meta.isIndexed
      ? [
          shared('og:url', url),
          { tag: 'link' as const, attributes: { rel: 'canonical', href: url } },
          ...alternates(url),
        ]
      : [named('robots', 'noindex')]),
  ];
}

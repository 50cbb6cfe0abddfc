import { config } from '../config';

export interface PageMeta {
  /** Without the product's name, which follows. Absent on the home page. */
  title?: string;
  description?: string;
  /** Keeps the page out of search engines. */
  isHidden?: boolean;
}

/** The pages that anybody may open, as search engines and the cards of shared links are told of them. */
export const publicPages = {
  '/': {
    description:
      'Next-gen sports media: clubs, live scores, profiles and chat for the people who live for the game.',
  },
  '/auth': { title: 'Sign in', description: 'Sign in to Clubline, or join it.', isHidden: true },
  '/contact': {
    title: 'Contact',
    description:
      'Write to the people behind Clubline: questions, ideas, partnerships and sponsorship.',
  },
  '/terms': {
    title: 'Terms and privacy',
    description: 'The terms of service and the privacy policy of Clubline, in plain words.',
  },
} satisfies Record<string, PageMeta>;

/** An element of the head that belongs to one page. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export function pageTitle({ title }: PageMeta): string {
  return title ? `${title} · ${config.productName}` : `${config.productName}: ${config.tagline}`;
}

/** What the head says of a page besides its title. Only public pages have an address worth keeping. */
export function headElements(meta: PageMeta, path: string): HeadElement[] {
  const named = (name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { name, content },
  });
  const shared = (property: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { property, content },
  });
  const url =
    path in publicPages && !meta.isHidden ? new URL(path, config.siteUrl).href : undefined;
  return [
    ...(meta.description
      ? [named('description', meta.description), shared('og:description', meta.description)]
      : []),
    shared('og:title', pageTitle(meta)),
    ...(url
      ? [
          shared('og:url', url),
          { tag: 'link' as const, attributes: { rel: 'canonical', href: url } },
        ]
      : []),
    ...(meta.isHidden ? [named('robots', 'noindex')] : []),
  ];
}

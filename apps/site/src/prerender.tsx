import { StrictMode } from 'react';
import {
  firstRequests,
  routeMeta,
  routes,
  routesMessages,
  type RouteEntry,
  type RouteMeta,
  type RouteName,
} from '@clubline/features';
import { ThemeScope } from '@clubline/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AheadOfPage } from './ahead/askAhead';
import { App } from './App';
import { config } from './config';
import { event } from './content/event';
import { headElements, pageTitle } from './navigation/pageMeta';
import NotFoundRoute from './routes/shell/NotFoundRoute';
import { lazyPartsOf, preloadPage } from './routes/pages';

/** A page as it is when nobody is known yet: what goes into its head, and into the root. */
export interface PrerenderedPage {
  path: string;
  /** The modules of its code, below the folder of the routes and without an ending. */
  files: string[];
  head: string;
  body: string;
}

const publicRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => (routes[name] as RouteEntry).isPublic,
);

/** The site map, for search engines. */
export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${publicRoutes
  .filter((name) => (routes[name] as RouteEntry).isIndexed)
  .map((name) => `<url><loc>${new URL(routes[name].path, config.siteUrl)}</loc></url>`)
  .join('')}</urlset>
`;

/** A race for whoever tries the results on a page of their own. */
export const sampleRace = JSON.stringify(event.days.find(({ id }) => id === 'friday')?.races[0]);

/** Sign-in is not disallowed: who may not read it never sees that it must not be indexed. */
export const robots = `User-agent: *
Disallow: /api/

Sitemap: ${new URL('/sitemap.xml', config.siteUrl)}
`;

/** What readers without script see on pages that need it. */
export const withoutScript = renderToStaticMarkup(
  <>
    <p>{routesMessages.texts.withoutScript.text}</p>
    <p>
      <a href={routes.home.path}>{routesMessages.texts.withoutScript.home}</a> ·{' '}
      <a href={routes.contact.path}>{routesMessages.texts.withoutScript.contact}</a> ·{' '}
      <a href={routes.terms.path}>{routesMessages.texts.withoutScript.terms}</a>
    </p>
  </>,
);

/** Renders every public page; runs in Node when the site is built. */
export async function prerender(): Promise<PrerenderedPage[]> {
  return Promise.all(
    publicRoutes.map(async (name) => {
      const { path } = routes[name];
      await preloadPage(path);
      const html = renderToString(
        <StrictMode>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </StrictMode>,
      );
      // React puts preloads of the pictures first; which pictures come early is the page's own
      // choice.
      return {
        path,
        files: lazyPartsOf(name).map(({ file }) => file),
        head: headHtml(routeMeta(name), path),
        body: html.replace(/^(<link [^>]*>)+/, ''),
      };
    }),
  );
}

/** The document of a page behind the guard: what stands in its head, and what asks ahead for it. */
export interface GuardedPage {
  name: RouteName;
  /** The modules of its code, below the folder of the routes and without an ending. */
  files: string[];
  /** What its document says of it to the script that asks ahead, but the code. */
  ahead: Omit<AheadOfPage, 'files'>;
}

/** Every page behind the guard. */
export const guardedPages: GuardedPage[] = (Object.keys(routes) as RouteName[])
  .filter((name) => !publicRoutes.includes(name))
  .map((name) => ({
    name,
    files: lazyPartsOf(name).map(({ file }) => file),
    ahead: {
      base: config.apiBase,
      path: routes[name].path,
      // Where another server answers the calls, it is not known what it takes.
      requests: config.apiBase.startsWith('/') ? firstRequests(name) : [],
      ...(name === 'scores' && { picture: event.banner.src }),
    },
  }));

/** The head of every page that is not rendered ahead: nothing on it is for search engines. */
export const shellHead = headHtml({ isIndexed: false }, '');

/**
 * The document for addresses that do not exist. Its body is for readers without script only: with
 * one, signing in comes first.
 */
export const notFound = {
  head: headHtml(routeMeta('notFound'), ''),
  body: renderToStaticMarkup(
    <StaticRouter location="/404">
      <ThemeScope>
        <main>
          <NotFoundRoute />
        </main>
      </ThemeScope>
    </StaticRouter>,
  ),
};

function headHtml(meta: RouteMeta, path: string): string {
  const elements = headElements(meta, path).map(
    ({ tag, attributes }) =>
      `<${tag}${Object.entries({ ...attributes, 'data-page': '' })
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')}>`,
  );
  return `<title data-page="">${escapeHtml(pageTitle(meta))}</title>${elements.join('')}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

import { StrictMode } from 'react';
import {
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
import { App } from './App';
import { config } from './config';
import { headElements, pageTitle } from './navigation/pageMeta';
import NotFoundRoute from './routes/shell/NotFoundRoute';
import { preloadPage } from './routes/publicRoutes';

/** A page as it is when nobody is known yet: what goes into its head, and into the root. */
export interface PrerenderedPage {
  path: string;
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
        head: headHtml(routeMeta(name), path),
        body: html.replace(/^(<link [^>]*>)+/, ''),
      };
    }),
  );
}

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

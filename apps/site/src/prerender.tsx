import { StrictMode } from 'react';
import {
  ErrorBoundary,
  firstRequests,
  routeMeta,
  routes,
  routesMessages,
  type RouteEntry,
  type RouteMeta,
  type RouteName,
} from '@clubline/features';
import { MessagesProvider, ThemeScope, type TextsOf } from '@clubline/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AheadOfPage } from './ahead/askAhead';
import { App } from './App';
import { config } from './config';
import { event } from './content/event';
import { directionOf, languages, loadMessages, type Language } from './language/languages';
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

/** The documents of the site in one language. */
export interface PagesInLanguage {
  language: Language;
  direction: 'ltr' | 'rtl';
  /** The module of its texts, below the folder of the site's sources, where it has one. */
  messagesFile: string | undefined;
  pages: PrerenderedPage[];
  /** The head of every page that is not rendered ahead: nothing on it is for search engines. */
  shellHead: string;
  /** What readers without script see on pages that need it. */
  withoutScript: string;
  /** What stands on such a page whose first script did not come. */
  withoutFirstScript: string;
  /**
   * The document for addresses that do not exist. Its body is for readers without script only: with
   * one, signing in comes first.
   */
  notFound: { head: string; body: string };
}

/** Renders every page in every language; runs in Node when the site is built. */
export const prerender = (): Promise<PagesInLanguage[]> => Promise.all(languages.map(pagesIn));

async function pagesIn(language: Language): Promise<PagesInLanguage> {
  const messages = await loadMessages(language);
  const texts = (messages?.[routesMessages.name] ?? routesMessages.texts) as Texts;
  const headOf = (name: RouteName | 'notFound', path: string) =>
    headHtml(routeMeta(name, {}, texts), path);
  const pages = publicRoutes.map(async (name) => {
    const { path } = routes[name];
    await preloadPage(path);
    const html = renderToString(
      <StrictMode>
        <StaticRouter location={path}>
          <App language={language} messages={messages} />
        </StaticRouter>
      </StrictMode>,
    );
    // React puts preloads of the pictures first; which pictures come early is the page's own
    // choice.
    return {
      path,
      files: lazyPartsOf(name).map(({ file }) => file),
      head: headOf(name, path),
      body: html.replace(/^(<link [^>]*>)+/, ''),
    };
  });
  return {
    language,
    direction: directionOf(language),
    messagesFile: messages && `language/${language}.ts`,
    pages: await Promise.all(pages),
    shellHead: headHtml({ isIndexed: false }, ''),
    withoutScript: withoutScript(texts.withoutScript),
    // A script in the head of documents shows it, and has its button load the page again.
    withoutFirstScript: renderToStaticMarkup(
      <ThemeScope dir={directionOf(language)}>
        <MessagesProvider messages={messages ?? {}}>
          <ErrorBoundary isPage isCodeLost homeHref={routes.home.path}>
            {null}
          </ErrorBoundary>
        </MessagesProvider>
      </ThemeScope>,
    ),
    notFound: {
      head: headOf('notFound', ''),
      body: renderToStaticMarkup(
        <StaticRouter location="/404">
          <ThemeScope dir={directionOf(language)}>
            <MessagesProvider messages={messages ?? {}}>
              <main>
                <NotFoundRoute />
              </main>
            </MessagesProvider>
          </ThemeScope>
        </StaticRouter>,
      ),
    },
  };
}

type Texts = TextsOf<typeof routesMessages>;

const withoutScript = ({ text, home, contact, terms }: Texts['withoutScript']) =>
  renderToStaticMarkup(
    <>
      <p>{text}</p>
      <p>
        <a href={routes.home.path}>{home}</a> · <a href={routes.contact.path}>{contact}</a> ·{' '}
        <a href={routes.terms.path}>{terms}</a>
      </p>
    </>,
  );

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

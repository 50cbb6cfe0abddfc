import { StrictMode } from 'react';
import { ThemeScope } from '@clubline/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { headElements, pageTitle, publicPages, type PageMeta } from './navigation/pageMeta';
import NotFoundRoute from './routes/NotFoundRoute';
import { preloadPage } from './routes/publicRoutes';

/** A page as it is when nobody is known yet: what goes into its head, and into the root. */
export interface PrerenderedPage {
  path: string;
  head: string;
  body: string;
}

/** Renders every public page; runs in Node when the site is built. */
export async function prerender(): Promise<PrerenderedPage[]> {
  return Promise.all(
    Object.entries<PageMeta>(publicPages).map(async ([path, meta]) => {
      await preloadPage(path);
      const html = renderToString(
        <StrictMode>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </StrictMode>,
      );
      // React puts preloads of the pictures first; which pictures come early is the page's own choice.
      return { path, head: headHtml(meta, path), body: html.replace(/^(<link [^>]*>)+/, '') };
    }),
  );
}

/** The head of every page that is not rendered ahead: nothing on it is for search engines. */
export const shellHead = headHtml({ isHidden: true }, '');

/** The document for addresses that do not exist. Its body is for readers without script only: with one, the gate comes first. */
export const notFound = {
  head: headHtml({ title: 'Page not found', isHidden: true }, ''),
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

function headHtml(meta: PageMeta, path: string): string {
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

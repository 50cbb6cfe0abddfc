import './page.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readRoute, routes } from '@clubline/features';
import { directionOf, languageOf, loadMessages } from './language/languages';
import { keepAskedLanguage, readLanguage } from './language/pageLanguage';
import { isPrerendered } from './navigation/isPrerendered';
import { keepForOffline } from './offline/keepForOffline';
import { preloadPage } from './routes/pages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const page = document.documentElement;
const rendered = languageOf(page.lang);
const language = readLanguage(window);
keepAskedLanguage(window);
// Not awaited at the top level: the chunks that share code with this one would have to be cut out
// of it.
// A page whose code did not come says so itself. A visitor is on the way to sign in where a page is
// not for everybody.
const { pathname } = window.location;
const route = readRoute(pathname);
const isPublic = route !== null && 'isPublic' in routes[route.to];
const isShown = isPublic || 'returning' in document.documentElement.dataset;
// Texts that do not come are English, as what stands here says then.
const texts = loadMessages(language).then(
  (messages) => ({ language, messages }),
  () => ({ language: 'en' as const, messages: undefined }),
);
const code = Promise.resolve(isShown ? preloadPage(pathname) : undefined).catch(() => undefined);
void Promise.all([texts, code]).then(([localized]) => {
  page.lang = localized.language;
  page.dir = directionOf(localized.language);
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App {...localized} />
      </BrowserRouter>
    </StrictMode>
  );
  const isAsRendered = localized.language === rendered && isPrerendered(root, window.location);
  if (isAsRendered) hydrateRoot(root, site);
  else {
    root.replaceChildren();
    createRoot(root).render(site);
  }
  // To the script in the head, which has kept the last press until now.
  window.dispatchEvent(new Event('clubline-taken-over'));
});
keepForOffline();

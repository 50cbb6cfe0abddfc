import './page.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { isPrerendered } from './navigation/isPrerendered';
import { preloadPage } from './routes/publicRoutes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// Not awaited at the top level: the chunks that share code with this one would have to be cut out
// of it.
// A page whose code did not come says so itself.
void preloadPage(window.location.pathname)
  .catch(() => undefined)
  .then(() => {
    if (isPrerendered(root, window.location)) hydrateRoot(root, site);
    else {
      root.replaceChildren();
      createRoot(root).render(site);
    }
    // To the script in the head, which has kept the last press until now.
    window.dispatchEvent(new Event('clubline-taken-over'));
  });

// Bundled on its own by buildServiceWorker.mjs, and served as /sw.js.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { buildsToForget, CACHE_PREFIX, CODE_FILES, NO_PAGES, SHELL, type Build } from './build';
import { receivePushes } from './pushes';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;
/** Written in when the site is built. */
declare const BUILD: Build;

/** How long a page waits for its document before the one that is kept is shown, in seconds. */
const PATIENCE_SECONDS = 5;

// A cache for each build: its documents never meet the code of another one.
const cacheName = CACHE_PREFIX + BUILD.id;
const files = new PrecacheController({ cacheName });
files.addToCacheList(BUILD.files);

self.addEventListener('install', (event) => {
  void files.install(event);
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const old = buildsToForget(await caches.keys(), cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Documents are asked for while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The kept document for an address: its own where it was rendered ahead, else the shell. */
async function keptDocument(url: string): Promise<Response | undefined> {
  const path = new URL(url).pathname.replace(/(.)\/+$/, '$1');
  return (await files.matchPrecache(path)) ?? files.matchPrecache(SHELL);
}

// Always of the newest build where there is a connection; none of them is ever kept from here, as
// addresses may hold what is secret.
const documents = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      handlerDidError: ({ request }) => keptDocument(request.url),
      // A proxy in front of a server that is away.
      handlerWillRespond: async ({ request, response }) =>
        response.status >= 500 ? ((await keptDocument(request.url)) ?? response) : response,
    },
  ],
});
registerRoute(new NavigationRoute(documents, { denylist: NO_PAGES }));

// The build before is still there for the tabs that it has opened.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && CODE_FILES.test(url.pathname),
  async ({ request }) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
);
registerRoute(new PrecacheRoute(files, { cleanURLs: false, directoryIndex: '' }));

receivePushes(self);

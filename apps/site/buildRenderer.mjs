// Builds what renders the public pages ahead, for `prerender.mjs`. It needs nothing of the built
// site, so that both can be made at the same time.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const site = import.meta.dirname;
/** Inside of the site, so that what stays outside of the bundle (React) is found from there. */
export const rendererFolder = join(site, '.cache/renderer');

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await build({
    root: site,
    logLevel: 'error',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: rendererFolder,
      copyPublicDir: false,
      sourcemap: false,
      manifest: false,
    },
  });

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const here = fileURLToPath(new URL('.', import.meta.url));
export const pageFolder = fileURLToPath(new URL('../../.cache/guest/', import.meta.url));

/** The page as a partner would build it: from the packages as they are published. */
export default async function buildPage() {
  await build({
    root: here,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: pageFolder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}

// Builds the service worker, and what it has to know: which files make up this build. After all
// else that writes documents and code.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from '../../scripts/browsers/browserTargets.mjs';

const site = import.meta.dirname;
const dist = join(site, 'dist');

/**
 * What other sites, search engines, developers and installed apps ask for, but no page. Documents
 * in other languages have the addresses of those in English, and are kept as they are answered.
 */
const NOT_SHOWN =
  /^(embed\/|languages|shells|sample|assets\/embed-chat)|\.(map|txt|xml|png)$|^(404|embed)\./;
/** Browsers ask for them where a page has such letters. */
const OTHER_LETTERS = /-(latin-ext|latin-european|cyrillic|greek|vietnamese)[^/]*\.woff2$/;
/** Documents are asked for as pages: each answer has a nonce of its own. */
const addressOf = (file) =>
  file === 'shell.html' ? '/offline' : `/${file.replace(/(^|\/)index\.html$/, '')}`;
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter(
    (file) => ![NOT_SHOWN, OTHER_LETTERS].some((kind) => kind.test(file)) && !file.startsWith('.'),
  )
  .toSorted()
  .map((file) => ({
    url: addressOf(file),
    revision: file.startsWith('assets/') ? null : hashOf(readFileSync(join(dist, file))),
  }));
const id = hashOf(JSON.stringify(files));

await build({
  entryPoints: {
    sw: join(site, 'src/offline/serviceWorker.ts'),
    'sw-off': join(site, 'src/offline/removal.ts'),
  },
  outdir: dist,
  bundle: true,
  minify: true,
  format: 'iife',
  target: browserTargets,
  define: {
    BUILD: JSON.stringify({ id, files }),
    'process.env.NODE_ENV': '"production"',
  },
});

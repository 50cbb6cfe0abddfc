// Builds what stands on other pages: the page in the frame, which has none of the site's own code,
// and the script that puts it there.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { browserTargets } from '../../scripts/browsers/browserTargets.mjs';
import { buildElement } from '../../scripts/buildElement.mjs';

const site = import.meta.dirname;
const dist = join(site, 'dist');

const script = await buildElement({
  folder: site,
  source: `
    import { openChatFrame } from '@clubline/features/embed-frame';
    openChatFrame(STYLES);
  `,
  outfile: 'dist/assets/embed-chat.js',
});
const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
const file = `assets/embed-chat-${hash}.js`;
renameSync(join(dist, 'assets/embed-chat.js'), join(dist, file));
mkdirSync(join(dist, 'embed'), { recursive: true });
writeFileSync(
  join(dist, 'embed/chat.html'),
  readFileSync(join(site, 'embed/chat.html'), 'utf8').replace('%SCRIPT%', `/${file}`),
);

await build({
  entryPoints: [join(site, 'src/embed/loader.ts')],
  outfile: join(dist, 'embed.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  conditions: ['@clubline/source'],
  target: browserTargets,
});

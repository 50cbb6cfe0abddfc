/**
 * Makes the built styles ready for partners, and removes those that nobody can import. The style of
 * an embed is isolated from its page and keeps only the tokens it uses; `index.css` is for pages of
 * our own making and keeps all, since those build on them.
 */
import { transform } from 'esbuild';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeds, publishEmbedCss } from './src/embeds/isolation/publishEmbedCss.mjs';

const folder = import.meta.dirname;
const dist = (file) => join(folder, 'dist', file);
const read = (file) => readFileSync(dist(file), 'utf8');

for (const file of readdirSync(dist(''), { recursive: true, encoding: 'utf8' })) {
  const isPublished = file === 'index.css' || file.replace('.css', '') in embeds;
  if (/\.css(\.map)?$/.test(file) && !isPublished) rmSync(dist(file));
}

const { code } = await transform(read('index.css'), { loader: 'css', minify: true });
const published = { 'index.css': code };
for (const name of Object.keys(embeds)) {
  // Of the two scripts, this one has no parts in other files.
  const [css, script] = [read(`${name}.css`), read(`${name}.js`)];
  published[`${name}.css`] = await publishEmbedCss({ folder, name, css, script });
}
for (const [file, css] of Object.entries(published)) {
  writeFileSync(dist(file), css);
  // Newer TypeScript asks for the types of whatever is imported.
  writeFileSync(dist(`${file}.d.ts`), 'export {};\n');
}

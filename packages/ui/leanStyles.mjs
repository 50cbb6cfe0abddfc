/**
 * Makes the built styles as small as they can be and removes those that nobody can import.
 * `index.css` keeps every token, since pages build on those; the others keep what they use.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const published = ['index.css', 'ChatRoom.css', 'ResultsTable.css'];

/** Marks that vanilla-extract leaves for itself, as long as the styles they stand beside. */
const marks = /\/\* vanilla-extract-css-ns:.*?\*\/\n?|\/\*# sourceMappingURL=.*?\*\/\n?/gs;

const withoutUnusedTokens = (css) => {
  const used = new Set(Array.from(css.matchAll(/var\((--clubline-[\w-]+)/g), ([, name]) => name));
  return css.replace(/^\s*(--clubline-[\w-]+):[^;]*;\n/gm, (declaration, name) => (used.has(name) ? declaration : ''));
};

const folder = new URL('dist/', import.meta.url).pathname;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (/\.css(\.map)?$/.test(name) && !published.includes(name)) rmSync(join(folder, name));
}
for (const name of published) {
  const css = readFileSync(join(folder, name), 'utf8').replace(marks, '');
  writeFileSync(join(folder, name), name === 'index.css' ? css : withoutUnusedTokens(css));
}

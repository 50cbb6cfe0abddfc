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

/**
 * Each file repeats what all components stand on. A page with two of them would get that twice, and the second would undo
 * what the first says about its own elements; so each file's holds for its own component only.
 */
const withOwnGround = (css, name) => {
  const firstClassOf = (file) => css.match(new RegExp(`css-ns:src/${file}\\.css\\.ts.*?\\*/\\s*\\.(\\w+)0 \\{`))?.[1];
  const [ground, root] = [firstClassOf('theme/base'), firstClassOf(`${name}/${name}`)];
  if (!ground || !root) throw new Error(`The styles of ${name} do not begin as expected.`);
  return css.replaceAll(new RegExp(`\\.${ground}\\w\\b`, 'g'), `$&:where(.${root}0, .${root}0 *)`);
};

const folder = new URL('dist/', import.meta.url).pathname;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (/\.css(\.map)?$/.test(name) && !published.includes(name)) rmSync(join(folder, name));
}
for (const name of published) {
  const css = readFileSync(join(folder, name), 'utf8');
  const own = name === 'index.css' ? css : withoutUnusedTokens(withOwnGround(css, name.replace('.css', '')));
  writeFileSync(join(folder, name), own.replace(marks, ''));
}

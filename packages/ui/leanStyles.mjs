/**
 * Makes the built styles as small as they can be and removes those that nobody can import.
 * `index.css` keeps every token, since pages build on those; the others keep what they use.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardStyles } from './guardStyles.mjs';

const published = ['index.css', 'ChatRoom.css', 'ResultsTable.css'];

/** Marks that vanilla-extract leaves for itself, as long as the styles they stand beside. */
const marks = /\/\* vanilla-extract-css-ns:.*?\*\/\n?|\/\*# sourceMappingURL=.*?\*\/\n?/gs;

/** Values of tokens are kept to the letter by every minifier. */
const withShortTokens = (css) =>
  css.replace(
    /^(\s*--clubline-[\w-]+):\s*([^;]*);$/gm,
    (_, name, value) =>
      `${name}:${value.replace(/,\s+/g, ',').replace(/#[\dA-F]{6}/g, (hex) => hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'))};`,
  );

const withoutUnusedTokens = (css) => {
  const used = new Set(Array.from(css.matchAll(/var\((--clubline-[\w-]+)/g), ([, name]) => name));
  return css.replace(/^\s*(--clubline-[\w-]+):[^;]*;\n/gm, (declaration, name) =>
    used.has(name) ? declaration : '',
  );
};

/**
 * Each file repeats what all components stand on. A page with two of them would get that twice, and the second would undo
 * what the first says about its own elements; so each file's holds for its own component only.
 */
const asGuest = (css, name) => {
  const firstClassOf = (file) =>
    css.match(new RegExp(`css-ns:src/${file}\\.css\\.ts.*?\\*/\\s*\\.(\\w+)0 \\{`))?.[1];
  const [ground, root] = [firstClassOf('theme/base'), firstClassOf(`${name}/${name}`)];
  if (!ground || !root) throw new Error(`The styles of ${name} do not begin as expected.`);
  // What a page draws inside of a chat message is the page's; a table has nothing but its own elements.
  const inside = name === 'ChatRoom' ? '*' : ':not(svg *)';
  const within = `:where(.${root}0, .${root}0 ${inside})`;
  const ours = name === 'ChatRoom' ? `:is(.${ground}0, .${ground}4)${within}` : within;
  const own = css
    // No embed has react-aria, which marks the focus by an attribute; and without the page there is no other ring to take away.
    .replace(new RegExp(`,\\s*\\.${ground}3\\[data-focus-visible\\]`), '')
    .replace(new RegExp(`\\.${ground}3 \\{\\s*outline: none;\\s*\\}\\s*`), '')
    .replaceAll(new RegExp(`\\.${ground}\\w\\b`, 'g'), `$&${within}`);
  return guardStyles(own.replace(marks, ''), { root: `${root}0`, ours });
};

const folder = new URL('dist/', import.meta.url).pathname;
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (/\.css(\.map)?$/.test(name) && !published.includes(name)) rmSync(join(folder, name));
}
for (const name of published) {
  const css = readFileSync(join(folder, name), 'utf8');
  const own =
    name === 'index.css'
      ? css
      : withShortTokens(withoutUnusedTokens(asGuest(css, name.replace('.css', ''))));
  writeFileSync(join(folder, name), own.replace(marks, ''));
  // Newer TypeScript asks for the types of whatever is imported.
  writeFileSync(join(folder, `${name}.d.ts`), 'export {};\n');
}

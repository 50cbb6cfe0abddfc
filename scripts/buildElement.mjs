/**
 * Builds a custom element with all it needs in one script: its styles as text, and Preact in
 * React's place. The script is neither module nor global; it may be named by a `<script>`, with or
 * without `type="module"`, or imported. Bundlers that want modules find a copy that is one.
 */
import { build } from 'esbuild';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { minify } from 'vite';
import { minifyEmbedCss } from '../packages/ui/src/embeds/isolation/minifyEmbedCss.mjs';
import {
  dropOutermost,
  scopeToShadowRoot,
} from '../packages/ui/src/embeds/isolation/scopeToShadowRoot.mjs';
import { browserTargets } from './browsers/browserTargets.mjs';
import { root } from './install.mjs';
import { asciiOnly } from './packages/asciiOnly.mjs';
import { jsxAsCalls } from './packages/clientModules.mjs';
import { websocketOnly } from './packages/websocketOnly.mjs';

const require = createRequire(import.meta.url);
const preact = (name) => join(dirname(require.resolve('preact')), '..', name);

/** What is bundled wherever React is asked for: the whole of it, or what the results call. */
const preactAsReact = {
  whole: {
    react: preact('compat/dist/compat.mjs'),
    'react-dom': preact('compat/dist/compat.mjs'),
    'react-dom/client': join(import.meta.dirname, 'smallReact', 'wholeClient.mjs'),
  },
  small: {
    react: join(import.meta.dirname, 'smallReact', 'react.mjs'),
    'react-dom/client': join(import.meta.dirname, 'smallReact', 'client.mjs'),
  },
};

/**
 * Short names for the classes of an element, which no script has for something else, as `c-1` would
 * be: a shadow root has no others to keep apart.
 */
function numbered() {
  const names = new Map();
  return ({ hash }) => {
    if (!names.has(hash)) names.set(hash, `c_${names.size.toString(36)}`);
    return names.get(hash);
  };
}

/**
 * Properties of Preact, of our components and of what loads results that no page ever sees: they
 * get short names.
 */
const INNER = new RegExp(
  '^(__[a-zA-Z]?|hasFailed|resetKeys|fallback|isLoading|loadedAt|held|inputs|ranked|isPinned|' +
    'pinKey|isMarked|boatHref|riderHref|isDescending|onSort|onRetry|problem)$',
);

const STYLES = '@@styles@@';
/** Quotes stand in styles, and would each be escaped in a string. */
const asLiteral = (text) => `\`${text.replaceAll(/[`\\]|\$\{/g, '\\$&')}\``;
/**
 * What is shown begins anew, as it does where there is no shadow root: of what a page says about
 * its own text, nothing is inherited. It is as hidden as what is around it. `:where` gives way to
 * the one class that what is shown has: its surface, colour and font come from there.
 */
const ofHost =
  ':host(:not([hidden])){display:block}' +
  ':host>:where(div){all:initial;display:block;' +
  'color-scheme:inherit;visibility:inherit;pointer-events:inherit}';

/**
 * Builds `source`, the text of a script in `folder`, to `outfile`, which is named from there.
 * `STYLES` in it stands for the styles of all that it uses; `react` tells how much of React.
 * `rules` stand before all styles of what is shown.
 * For `mode` `development` it warns developers. The copy that is a module ends in `.mjs`.
 * @returns the script
 */
export async function buildElement({
  source,
  folder,
  outfile: name,
  react = 'whole',
  rules = '',
  mode = 'production',
}) {
  const outfile = join(folder, name);
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outfile,
    format: 'iife',
    minify: true,
    target: browserTargets,
    legalComments: 'none',
    conditions: ['@clubline/source'],
    mainFields: ['browser', 'module', 'main'],
    ...jsxAsCalls,
    inject: [join(import.meta.dirname, 'packages', 'createElement.mjs')],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), STYLES: JSON.stringify(STYLES) },
    mangleProps: INNER,
    alias: preactAsReact[react],
    plugins: [vanillaExtractPlugin({ identifiers: numbered() }), websocketOnly],
  });
  const output = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text.trim();
  // esbuild takes the styles of every module it meets, whether the script uses it or not.
  const css = await minifyEmbedCss(scopeToShadowRoot(output('.css')), output('.js'));
  const styled = output('.js').replace(JSON.stringify(STYLES), () =>
    asLiteral(ofHost + rules + dropOutermost(css)),
  );
  // Once more by another, which names variables by how often they are used: 2 % less when packed.
  const { code } = await minify(name, styled, { compress: { target: browserTargets } });
  const script = asciiOnly(code);
  await mkdir(dirname(outfile), { recursive: true });
  await writeFile(outfile, script);
  await writeFile(outfile.replace(/\.js$/, '.mjs'), `${script}\nexport {};\n`);
  return script;
}

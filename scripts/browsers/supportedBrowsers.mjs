/**
 * Holds what was built against the browsers that package.json names as `browserslist`: styles by
 * what Baseline of that year has, scripts by their syntax and by what of the language's own library
 * they call. Styles newer than that may stand behind `@supports`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runChecks } from 'es-check';
import stylelint from 'stylelint';
import useBaseline from 'stylelint-plugin-use-baseline';
import { root } from '../install.mjs';

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [query] = browserslist;
const [, year] = /^baseline (\d{4})$/.exec(query) ?? [];
if (!year) throw new Error(`The check knows a year of Baseline, not “${query}”.`);

/** Where a browser does not know them, nothing is missed but what is said here. */
const goodWithout = {
  'break-after': 'a page of print ends after a heading',
  'content-visibility': 'what is out of view is laid out, too',
  'field-sizing': 'fields grow by script, see useGrowingField',
  'forced-color-adjust': 'Safari forces no colours',
  'overflow-anchor': 'Safari anchors nothing, see ScrollAnchor',
  'overscroll-behavior': 'the page scrolls on at the end of a box',
  resize: 'phones show no grip',
  'text-align': 'Chrome and Safari know match-parent by the older name that stands before it',
  'scrollbar-width': 'the bar of a row of tabs shows',
  'text-wrap': 'the lines of a heading differ in length',
  'user-select': 'what is pressed may be selected; the build adds the name that Safari knows',
};

/** Asked for a part of a value that the check takes for the whole: Firefox knows it since 2024. */
const askedRightly = /^@supports \(content:\s*"" \/ ""\) is unnecessary/;

/** What es-check takes for a new method of arrays, and is one of ours: texts have a `group`. */
const ownNames = ['ArrayPrototypeGroup'];

const builtFolders = ['packages/ui/dist', 'packages/features/dist', 'apps/site/dist'];

/** The styles that a custom element brings along, as text within its script. */
const stylesWithin = (script) =>
  Array.from(script.matchAll(/":host\{(?:[^"\\]|\\.)*"/g), ([text]) => JSON.parse(text)).join('\n');

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

async function unsupportedStyles(name, code) {
  const { results } = await stylelint.lint({
    code,
    config: {
      plugins: [useBaseline],
      rules: {
        'plugin/use-baseline': [
          true,
          {
            available: Number(year),
            ignoreProperties: Object.fromEntries(
              Object.keys(goodWithout).map((property) => [property, ['/^.+$/']]),
            ),
          },
        ],
      },
    },
    configBasedir: root,
  });
  const said = results.flatMap(({ warnings, parseErrors }) => [...warnings, ...parseErrors]);
  const wrong = said.map(({ text }) => text).filter((text) => !askedRightly.test(text));
  return [...new Set(wrong.map((text) => `${name}: ${text}`))];
}

function unsupportedScripts(files) {
  const syntax = { files, module: true, checkBrowser: true, browserslistQuery: query };
  // While it looks for what is called, es-check reads the newest syntax.
  const library = { ...syntax, checkFeatures: true, ignore: ownNames.join() };
  return runChecks([syntax, library], {}).errors.map(
    ({ file, err }) => `${relative(root, file)}: ${err.message.split('\n')[0]}`,
  );
}

/**
 * @param {string[]} folders with `.css`, and scripts that a browser loads
 * @returns {Promise<{ count: number, unsupported: string[] }>} how many files were looked at, and
 * what the browsers of `browserslist` do not know, one line each
 */
export async function checkBuilt(folders) {
  const files = folders.flatMap(filesBelow);
  const scripts = files.filter((file) => /\.m?js$/.test(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  const codes = [
    ...styles.map((file) => [file, readFileSync(file, 'utf8')]),
    ...scripts.map((file) => [file, stylesWithin(readFileSync(file, 'utf8'))]),
  ].filter(([, code]) => code);
  const unsupported = [];
  for (const [file, code] of codes)
    unsupported.push(...(await unsupportedStyles(relative(root, file), code)));
  unsupported.push(...(scripts.length > 0 ? unsupportedScripts(scripts) : []));
  return { count: scripts.length + codes.length, unsupported };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { count, unsupported } = await checkBuilt(builtFolders.map((path) => join(root, path)));
  for (const line of unsupported) console.error(line);
  console.log(`${count} built styles and scripts, ${unsupported.length} not for ${query}`);
  process.exit(count > 0 && unsupported.length === 0 ? 0 : 1);
}

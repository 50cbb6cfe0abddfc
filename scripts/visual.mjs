/**
 * Compares every story, in each theme, with its kept picture.
 * `--update` accepts what changed, takes in what is new and drops what is gone; further words choose stories by their id.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { buildAll } = await import('./build.mjs');
const { serveFolder } = await import('./staticServer.mjs');
const { openStage, startBrowser, themes } = await import('../visual/stage.mjs');
const { clearLaidOut, fingerprint, forget, keep, layOut, readKept, writeKept, writeReport } =
  await import('../visual/pictures.mjs');

const isUpdate = process.argv.includes('--update');
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));

buildAll(['storybook']);
clearLaidOut();
const entries = Object.values(
  JSON.parse(readFileSync(join(root, '.cache', 'storybook', 'index.json'), 'utf8')).entries,
);
const stories = entries.filter(
  ({ type, tags }) => type === 'story' && !tags?.includes('no-picture'),
);
const chosen = stories.filter(
  ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
);
// The stories of a file follow each other in one page, always from the first, so that what one leaves behind is the same in every run.
const files = [...new Set(chosen.map(({ importPath }) => importPath))].map((path) =>
  chosen.filter(({ importPath }) => importPath === path),
);

// Always the same address, since some stories show their own.
const server = await serveFolder(join(root, '.cache', 'storybook'), 6107);
const browser = await startBrowser();
const kept = readKept();
const isOtherBrowser = kept.browser !== '' && kept.browser !== browser.version();
if (isOtherBrowser && !isUpdate)
  console.log(
    `The kept pictures are of Chromium ${kept.browser}, this is ${browser.version()}: letters may be drawn otherwise. Accept once before you change anything.`,
  );

const found = { same: 0, changed: [], fresh: [], broken: [], alike: [] };

/** Takes a picture until two in a row are the same, or it is the kept one. */
async function takePicture(stage, expected) {
  let last;
  for (let tries = 0; tries < 12; tries += 1) {
    const picture = await stage.picture();
    const print = await fingerprint(picture);
    if (print === expected || print === last?.print) return { picture, print };
    last = { picture, print };
  }
  return last;
}

async function visit(stage, { id, tags }) {
  const before = kept.stories[id] ?? {};
  const prints = {};
  for (const theme of themes) {
    await stage.setTheme(theme);
    const { picture, print } = await takePicture(stage, before[theme]);
    prints[theme] = print;
    if (print === before[theme]) found.same += 1;
    else {
      found[before[theme] ? 'changed' : 'fresh'].push({ id, theme });
      await (isUpdate ? keep : layOut)(theme, id, picture);
    }
  }
  if (!tags?.includes('one-theme') && new Set(Object.values(prints)).size < themes.length)
    found.alike.push(id);
  if (isUpdate) kept.stories[id] = prints;
}

const takeFile = async (file) => {
  const stage = await openStage(browser, server.url);
  let isLoaded = false;
  for (const story of file) {
    const { id } = story;
    const fault = (await (isLoaded ? stage.show(id) : stage.load(id))) && (await stage.load(id));
    isLoaded = !fault;
    if (fault) found.broken.push(`${id} ${fault}`);
    else await visit(stage, story);
  }
  await stage.close();
};

const started = Date.now();
const queue = files.sort((one, other) => other.length - one.length);
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await takeFile(file);
  }),
);
await browser.close();
server.close();

const gone =
  words.length > 0
    ? []
    : Object.keys(kept.stories).filter((id) => !stories.some((story) => story.id === id));
if (isUpdate) {
  for (const id of gone) {
    delete kept.stories[id];
    for (const theme of themes) forget(theme, id);
  }
  writeKept({ ...kept, browser: browser.version() });
}

const list = (title, items) =>
  items.length > 0 &&
  console.log(
    `\n${title}:\n${items.map((item) => `  ${typeof item === 'string' ? item : `${item.id} in ${item.theme}`}`).join('\n')}`,
  );
list(isUpdate ? 'Accepted' : 'Changed', found.changed);
list(isUpdate ? 'Taken in' : 'Not kept yet', found.fresh);
list(isUpdate ? 'Dropped' : 'Kept, but the story is gone', gone);
list('Could not be shown', found.broken);
list('Look the same in two themes', found.alike);
const differing = [...found.changed, ...found.fresh];
if (!isUpdate && differing.length > 0)
  console.log(
    `\nLook at ${relative(root, writeReport(differing))}; accept all with: npm run test:visual -- --update`,
  );
console.log(
  `\n${chosen.length} stories: ${found.same} pictures the same, ${found.changed.length} changed, ${found.fresh.length} new, ${found.broken.length} stories not shown (${Math.round((Date.now() - started) / 1000)} s)`,
);
process.exit(
  found.broken.length > 0 ||
    found.alike.length > 0 ||
    (!isUpdate && differing.length + gone.length > 0)
    ? 1
    : 0,
);

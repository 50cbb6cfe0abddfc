/**
 * Compares how every story looks, in each theme, with how it looked at another commit.
 * `--base <commit>` names that commit; further words choose stories by their id. Ends with 0 when
 * nothing differs, with 1 when something does, with 2 when nothing could be compared.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

const usage = `npm run test:visual -- --base <commit> [words …]

Takes a picture of every story in every theme, as it looks now and as it looked at the commit, and
writes a page with what differs. What is not committed yet counts as now. Words choose stories by
their id:

  npm run test:visual -- --base main
  npm run test:visual -- --base HEAD~3 chatroom postcard`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { base: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.base) return { base: values.base, words: positionals };
  } catch (error) {
    console.error(`${error.message}\n`);
  }
  console.error(usage);
  process.exit(2);
}

const { base, words } = readArguments();
ensureInstalled();
const { buildAll } = await import('./build.mjs');
const { serveFolder } = await import('./servers/staticServer.mjs');
const { buildStoriesOf, commitOf } = await import('./visual/baseStories.mjs');
const { compareStories } = await import('./visual/compareStories.mjs');
const { collectResults, countsOf } = await import('./visual/results.mjs');
const { resultsPage } = await import('./visual/resultsPage.mjs');
const { sideHeader, startBrowser, themes } = await import('./visual/stage.mjs');
const { listStories } = await import('./visual/storyList.mjs');

const inWords = (commit) =>
  spawnSync('git', ['log', '-1', '--format=%h %s', commit], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();

function buildBoth() {
  try {
    const commit = commitOf(base);
    console.log(`before: ${inWords(commit)}`);
    const before = buildStoriesOf(commit);
    buildAll(['storybook']);
    return {
      before: inWords(commit),
      after: `the working tree on ${inWords('HEAD')}`,
      folders: { before, after: join(root, '.cache', 'storybook') },
    };
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

const started = Date.now();
const { folders, ...compared } = buildBoth();
const byKind = (one, other) => one.kind.localeCompare(other.kind) || one.id.localeCompare(other.id);
const indexOf = (folder) => JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries;
const files = listStories(indexOf(folders.before), indexOf(folders.after), words);
const total = files.flat().length;
if (total === 0) {
  console.error(`No story has ${words.join(' or ')} in its id.`);
  process.exit(2);
}

const folder = join(root, '.cache', 'visual');
const results = collectResults(folder);
const showProgress = () => {
  if (process.stdout.isTTY) process.stdout.write(`\r${results.stories.length} of ${total} stories`);
};

// Both builds stand at one address, since some stories show their own.
const server = await serveFolder((request) => folders[request.headers[sideHeader]]);
const browser = await startBrowser();
await compareStories({ browser, url: server.url, files }, async (story, seen) => {
  await results.add(story, seen);
  showProgress();
}).catch((error) => {
  console.error(`The pictures could not be taken: ${error.message}`);
  process.exit(2);
});
await browser.close();
server.close();
if (process.stdout.isTTY) process.stdout.write('\r');

const page = join(folder, 'index.html');
writeFileSync(page, resultsPage({ ...results, ...compared, themes }));
for (const { id, kind } of results.stories.toSorted(byKind))
  if (kind !== 'same') console.log(`${kind}: ${id}`);
const isSame = results.stories.every(({ kind }) => kind === 'same');
console.log(`${countsOf(results.stories)} (${Math.round((Date.now() - started) / 1000)} s)`);
console.log(isSame ? 'no difference' : `Look at ${relative(root, page)}`);
process.exit(isSame ? 0 : 1);

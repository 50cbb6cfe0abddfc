/**
 * Compares how every story looks, in each theme, what the product says and what the packages weigh
 * with another commit. `--base <commit>` names that commit, or a branch, which is compared as it
 * was where HEAD left it; further words choose stories by their id, `--themes` some of the themes.
 * Ends with 0 when nothing differs, with 1 when something does, with 2 when nothing could be
 * compared. `--keep <file>` keeps the marks that the page has saved.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';
import { changedMessages, changedWeights, weightsIn } from './review/changedTexts.mjs';
import { digestOfStories, marksFile, missingMarks, unseenIn, versionsOf } from './review/marks.mjs';
import { chosenThemes, themes as allThemes } from './review/themes.mjs';

const usage = `npm run review -- --base <commit> [--themes <names>] [words …]
npm run review -- --keep <file>

Takes a picture of every story in every theme, as it looks now and as it looked at the commit, and
writes a page with all that differs: stories, with what axe finds in them, messages and weights.
What is not committed yet counts as now. A branch is compared as it was where HEAD left it (the
merge base of both): what it has got since then is nobody's difference here. Words choose stories by
their id:

  npm run review -- --base main
  npm run review -- --base HEAD~3 chatroom postcard
  npm run review -- --base main --themes light,dark chatroom

A story that looks different in a wide window is pictured in one as well. The page says to what it
is limited: themes, widths, directions, what scrolls in a box.

The themes are ${allThemes.join(', ')}; all of them are looked at unless some are named.
Where the page is stands in the last line. Ends with 0 when nothing differs, with 1 when
something does, with 2 when nothing could be compared.

The page can be walked by keyboard (j next, k back, n next one not seen), and each difference marked
as seen (x). A release asks for these marks: save them there, keep the file with --keep, and commit
what that writes.`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        base: { type: 'string' },
        keep: { type: 'string' },
        themes: { type: 'string' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const chosen = chosenThemes(values.themes);
    if (values.base || values.keep) return { ...values, themes: chosen, words: positionals };
  } catch (error) {
    console.error(`${error.message}\n`);
  }
  console.error(usage);
  process.exit(2);
}

const { base, keep, themes, words } = readArguments();
if (keep) {
  const marks = JSON.parse(readFileSync(keep, 'utf8'));
  writeFileSync(join(root, marksFile), `${JSON.stringify(marks, null, 2)}\n`);
  // What is unseen is said before the first release as well, which asks for no marks.
  const missing = [...new Set([...unseenIn(marks), ...missingMarks(root)])];
  console.log([`Kept as ${marksFile}.`, ...missing].join('\n'));
  process.exit(missing.length === 0 ? 0 : 1);
}
ensureInstalled();
const { serveFolder } = await import('./servers/staticServer.mjs');
const { baseOf, buildStoriesHere, buildStoriesOf, dropBaseTree, fileAt, messagesHere } =
  await import('./review/baseStories.mjs');
const { compareStories } = await import('./review/compareStories.mjs');
const { limitsOf } = await import('./review/limits.mjs');
const { collectResults, countsOf } = await import('./review/results.mjs');
const { claimRun, cleanUpAtEnd } = await import('./review/process/oneRun.mjs');
const { resultsPage } = await import('./review/resultsPage.mjs');
const { keepBrowser } = await import('./review/process/keepBrowser.mjs');
const { longest, sideHeader } = await import('./review/stage.mjs');
const { listStories } = await import('./review/storyList.mjs');

const inWords = (commit) =>
  spawnSync('git', ['log', '-1', '--format=%h %s', commit], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();

async function buildBoth() {
  try {
    const commit = baseOf(base);
    console.log(`before: ${inWords(commit)}`);
    const before = await buildStoriesOf(commit);
    await buildStoriesHere();
    const readmes = ['ui', 'features'].map((name) => `packages/${name}/README.md`);
    const weightsOf = (read) => Object.assign({}, ...readmes.map((path) => weightsIn(read(path))));
    const isWhole = words.length === 0 && themes.length === allThemes.length;
    return {
      before: inWords(commit),
      after: `the working tree on ${inWords('HEAD')}`,
      folders: { before: before.folder, after: join(root, '.cache', 'storybook') },
      messages: changedMessages(before.messages, await messagesHere()),
      weights: changedWeights(
        weightsOf((path) => fileAt(commit, path)),
        weightsOf((path) => readFileSync(join(root, path), 'utf8')),
      ),
      marks: {
        base: commit,
        since: versionsOf((path) => fileAt(commit, path)),
        at: new Date().toISOString(),
        // Marks of some stories are none of all that differs.
        stories: isWhole ? digestOfStories(root) : null,
      },
    };
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

function claimFolder() {
  try {
    const endRun = claimRun(join(root, '.cache', 'review.pid'));
    cleanUpAtEnd(() => {
      try {
        dropBaseTree();
      } finally {
        endRun();
      }
    });
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

claimFolder();
const started = Date.now();
const folder = join(root, '.cache', 'review');
const page = join(folder, 'index.html');
// What an earlier run has found is not to be taken for what this one finds.
rmSync(page, { force: true });
const { folders, ...compared } = await buildBoth();
const byKind = (one, other) => one.kind.localeCompare(other.kind) || one.id.localeCompare(other.id);
const indexOf = (build) => JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')).entries;
const files = listStories(indexOf(folders.before), indexOf(folders.after), words);
const total = files.flat().length;
if (total === 0) {
  console.error(`No story has ${words.join(' or ')} in its id.`);
  process.exit(2);
}

const results = collectResults(folder);
const seconds = () => Math.round((Date.now() - started) / 1000);
/** In place in a terminal; elsewhere a line now and then, as a whole review takes many minutes. */
const showProgress = () => {
  const done = results.stories.length;
  const progress = `${done} of ${total} stories`;
  if (process.stdout.isTTY) process.stdout.write(`\r${progress}`);
  else if (done % 100 === 0) console.log(`${progress} (${seconds()} s)`);
};

let isWritten = false;
/** Writes the page of what has been seen, which takes no marks unless that is all. */
const writePage = () => {
  isWritten = true;
  const { stories } = results;
  const limits = limitsOf({ stories, themes, words, longest, total });
  const limitedTo = [['begun', new Date(started).toUTCString()], ...limits];
  const marks = stories.length < total ? { ...compared.marks, stories: null } : compared.marks;
  const written = { ...results, ...compared, marks, themes, limitedTo, longest };
  writeFileSync(page, resultsPage(written));
};
// What was seen for many minutes is not lost when somebody stops it.
process.on('exit', () => {
  if (isWritten) return;
  const seen = results.stories.length;
  if (seen > 0) writePage();
  const left = seen > 0 ? `${relative(root, page)} has those` : 'no page is written';
  console.log(`\nStopped: ${seen} of ${total} stories were looked at, ${left}.`);
});

// Both builds stand at one address, since some stories show their own.
const server = await serveFolder((request) => folders[request.headers[sideHeader]]);
const browser = keepBrowser();
await compareStories(
  { browser: browser.running, url: server.url, files, themes },
  async (story, seen) => {
    await results.add(story, seen);
    showProgress();
  },
).catch((error) => {
  console.error(`The pictures could not be taken: ${error.message}`);
  process.exit(2);
});
await browser.close();
server.close();
if (process.stdout.isTTY) process.stdout.write('\r');

writePage();
for (const { id, kind } of results.stories.toSorted(byKind))
  if (kind !== 'same') console.log(`${kind}: ${id}`);
const { messages, weights } = compared;
const isSame =
  results.stories.every(({ kind }) => kind === 'same') && messages.length + weights.length === 0;
console.log(`${messages.length} messages and ${weights.length} weights differ`);
console.log(`${countsOf(results.stories)} (${seconds()} s)`);
console.log(isSame ? 'no difference' : `Look at ${relative(root, page)}`);
process.exit(isSame ? 0 : 1);

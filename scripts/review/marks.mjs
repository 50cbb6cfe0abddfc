/**
 * What somebody has looked at before a release: a file that the page of `npm run review` writes,
 * kept as `.storybook/review.json`. Takes nothing but Node, so that it can be checked where nothing
 * was installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the file is kept, from the root of the project. */
export const marksFile = '.storybook/review.json';

/** What decides how stories look and what they say. */
const FOLDERS = [
  '.storybook',
  'apps/site/public',
  'packages/contract/src',
  'packages/features/src',
  'packages/ui/src',
];
const isOther = (path) => path === marksFile || /\.test\.[jt]sx?$/.test(path);

/** A digest of all that decides how the stories of a tree look and what they say. */
export function digestOfStories(tree) {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    if (!existsSync(join(tree, folder))) continue;
    const paths = readdirSync(join(tree, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(tree, join(entry.parentPath, entry.name)))
      .map((path) => path.replaceAll('\\', '/'));
    for (const path of paths.toSorted().filter((one) => !isOther(one)))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(tree, path)))
        .update('\0');
  }
  return hash.digest('hex');
}

/** The version that a package has, and the one before, as its change log says; null for none. */
function versionsInLog(tree, name) {
  const file = join(tree, 'packages', name, 'CHANGELOG.md');
  const log = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [now = null, before = null] = [...log.matchAll(/^## (\d\S*)/gm)].map(([, it]) => it);
  return { name, now, before };
}

/** Why what the stories were compared with is not the last release; each package has a version. */
function wrongBase(logs, since = {}) {
  const raised = logs.filter(({ name, now }) => since[name] !== now);
  if (raised.length === 0) return ['Compared was what is to be published, not what was before.'];
  return raised
    .filter(({ name, before }) => since[name] !== before)
    .map(
      ({ name, before }) =>
        `Compared was ${name} ${since[name]}; its last version is ${before ?? 'none'}.`,
    );
}

const NAMES = ['ui', 'features'];
/** The versions of the packages, of which `read` gives the text of each file. */
export const versionsOf = (read) =>
  Object.fromEntries(
    NAMES.map((name) => [name, JSON.parse(read(`packages/${name}/package.json`)).version]),
  );

/**
 * What marks say is unseen, by name.
 * @returns {string[]} sentences; none when all was seen
 */
export function unseenIn({ stories, unseen }) {
  if (stories === null) return ['Only a part of the stories, or of the themes, was looked at.'];
  if (!Array.isArray(unseen)) return [`${marksFile} does not say what is unseen.`];
  return unseen.length > 0 ? [`Not looked at: ${unseen.join(', ')}.`] : [];
}

/**
 * Why the release in a tree has not been looked at; empty where it was. A first release has nothing
 * to be compared with.
 * @returns {string[]} sentences
 */
export function missingMarks(tree) {
  const logs = NAMES.map((name) => versionsInLog(tree, name));
  if (logs.every(({ before }) => before === null)) return [];
  const path = join(tree, marksFile);
  const command = 'npm run review -- --base <the commit of the last release>';
  if (!existsSync(path)) return [`There is no ${marksFile}: ${command} makes one.`];
  const marks = JSON.parse(readFileSync(path, 'utf8'));
  const missing = [];
  if (marks.stories !== digestOfStories(tree))
    missing.push(`Something has changed since the stories were looked at: ${command} shows it.`);
  missing.push(...wrongBase(logs, marks.since));
  return [...missing, ...unseenIn(marks)];
}

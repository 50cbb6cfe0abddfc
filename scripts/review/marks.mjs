/**
 * What somebody has looked at before a release: a file that the page of `npm run review` writes,
 * kept as `.storybook/review.json`. Takes nothing but Node, so that it can be checked where nothing
 * was installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the file is kept, from the root of the project. */
export const marksFile = '.storybook/review.json';

/** What decides how stories look and what they say. */
const FOLDERS = ['.storybook', 'packages/contract/src', 'packages/features/src', 'packages/ui/src'];
const isOther = (path) => path === marksFile || /\.test\.[jt]sx?$/.test(path);

/** A digest of all that decides how the stories of a tree look and what they say. */
export function digestOfStories(tree) {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    if (!existsSync(join(tree, folder))) continue;
    const paths = readdirSync(join(tree, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(tree.length + 1))
      .map((path) => path.replaceAll('\\', '/'));
    for (const path of paths.toSorted().filter((one) => !isOther(one)))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(tree, path)))
        .update('\0');
  }
  return hash.digest('hex');
}

/** The version of a package before the one it has now, as its change log says; null for none. */
function versionBefore(tree, name) {
  const file = join(tree, 'packages', name, 'CHANGELOG.md');
  if (!existsSync(file)) return null;
  const [, before] = [...readFileSync(file, 'utf8').matchAll(/^## (\d\S*)/gm)];
  return before?.[1] ?? null;
}

const NAMES = ['ui', 'features'];
/** The versions of the packages, of which `read` gives the text of each file. */
export const versionsOf = (read) =>
  Object.fromEntries(
    NAMES.map((name) => [name, JSON.parse(read(`packages/${name}/package.json`)).version]),
  );

/**
 * Why the release in a tree has not been looked at; empty where it was. A first release has nothing
 * to be compared with.
 * @returns {string[]} sentences
 */
export function missingMarks(tree) {
  const before = Object.fromEntries(NAMES.map((name) => [name, versionBefore(tree, name)]));
  if (Object.values(before).every((version) => version === null)) return [];
  const path = join(tree, marksFile);
  const command = 'npm run review -- --base <the commit of the last release>';
  if (!existsSync(path)) return [`There is no ${marksFile}: ${command} makes one.`];
  const marks = JSON.parse(readFileSync(path, 'utf8'));
  const missing = [];
  if (marks.stories !== digestOfStories(tree))
    missing.push(`Something has changed since the stories were looked at: ${command} shows it.`);
  for (const [name, version] of Object.entries(before))
    if (version !== null && marks.since?.[name] !== version)
      missing.push(`Compared was ${name} ${marks.since?.[name]}; its last version is ${version}.`);
  if (!Array.isArray(marks.unseen)) missing.push(`${marksFile} does not say what is unseen.`);
  else if (marks.unseen.length > 0)
    missing.push(`Not looked at: ${marks.unseen.slice(0, 10).join(', ')}.`);
  return missing;
}

/**
 * Bounds that keep the code readable and that no formatter keeps: the length of lines and of files,
 * how many files stand in one folder, that Storybook calls a domain what its folder does, and that
 * styles turn round from right to left.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const COLUMNS = 100;
const LINES = 250;
const FILES = 25;

const code = /\.(?:[cm]?[jt]sx?|css)$/;
/** What lists examples one after the other, and is read one at a time. */
const cases = /\.(?:test|spec|stories|fixtures)\.[cm]?[jt]sx?$|^bench\//;

/** One file for each change until the next release takes them all. */
const COLLECTED = '.changeset';

const wideLines = ({ path, lines }) =>
  lines.flatMap((line, index) => {
    const columns = [...line].length;
    return columns > COLUMNS ? [`${path}:${index + 1} has ${columns} columns`] : [];
  });

const longFile = ({ path, lines }) => {
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  return !cases.test(path) && count > LINES ? [`${path} has ${count} lines`] : [];
};

/** A side that stays where it is when the line turns round; the middle is the same on both. */
const physicalSides = [
  /^\s*(?:margin|padding|border|inset)-?(?:left|right)[\w-]*:/i,
  /^\s*(?:left|right):(?! ?'?50%)/,
  /\b(?:text-?align|float): ?'?(?:left|right)\b/i,
];
const ownStyles = /^(?:packages|apps|\.storybook)\/.*\.css(?:\.ts)?$/;

const fixedSides = ({ path, lines }) =>
  lines.flatMap((line, index) =>
    ownStyles.test(path) && physicalSides.some((side) => side.test(line))
      ? [`${path}:${index + 1} names left or right: ${line.trim()}`]
      : [],
  );

/** Stories are grouped by domain; foundations, languages and what partners embed by hand. */
const storyPath = /^packages\/(ui|features)\/src\/(\w)(\w*)\/.*\.stories\.tsx$/;
const groupedByHand = /\/src\/(?:embeds|locales|platform|theme)\//;

const strayTitle = ({ path, lines }) => {
  const [, area, first, rest] = storyPath.exec(path) ?? [];
  if (first === undefined || groupedByHand.test(path)) return [];
  const group = `${first.toUpperCase()}${rest}/${area === 'features' ? 'Connected/' : ''}`;
  return lines.some((line) => line.includes(`title: '${group}`))
    ? []
    : [`${path} has its stories outside of '${group}'`];
};

const fullFolders = (paths) => {
  const counts = new Map();
  for (const folder of paths.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > FILES && folder !== COLLECTED)
    .map(([folder, count]) => `${folder} has ${count} files`);
};

/**
 * @param {string[]} paths all files, named from the root
 * @param {(path: string) => string} read the text of one of them
 * @returns {string[]} what is out of bounds, one line each
 */
export function outOfBounds(paths, read) {
  const files = paths
    .filter((path) => code.test(path))
    .map((path) => ({ path, lines: read(path).split('\n') }));
  return [
    ...files.flatMap(wideLines),
    ...files.flatMap(longFile),
    ...files.flatMap(strayTitle),
    ...files.flatMap(fixedSides),
    ...fullFolders(paths),
  ];
}

/** Files that git keeps, or would keep if they were added, named from the root. */
export function keptFiles() {
  const list = (...args) =>
    spawnSync('git', ['ls-files', ...args], { cwd: root, encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean);
  const deleted = new Set(list('--deleted'));
  const kept = list('--cached', '--others', '--exclude-standard');
  return [...new Set(kept)].filter((path) => !deleted.has(path));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = outOfBounds(keptFiles(), (path) => readFileSync(join(root, path), 'utf8'));
  for (const line of found) console.error(line);
  if (found.length > 0)
    console.error(
      `At most ${COLUMNS} columns a line, ${LINES} lines a source, ${FILES} files a folder.`,
    );
  process.exit(found.length === 0 ? 0 : 1);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEngines, readStories } from './readCoverage.mjs';
import { readPages, readSubjects } from './readPages.mjs';
import { readToasts } from './readToasts.mjs';
import { readMadeOf, readTests, readUsedBy } from './readUses.mjs';

/**
 * @typedef {{ path: string, text: string }} SourceFile a file of the packages, named from the root
 * @typedef {import('./facts.types').Facts} Facts
 */

/** `vars.text.muted`, `space[16]`, `motion.enter`: a value of the theme as styles write it. */
const VALUE =
  /\b(?:vars\.\w+|space|fontSize|lineHeight|motion|size|media|container)(?:\.\w+|\[\d+\])/g;

/** Parts of styles that others are made of, such as the focus ring. */
const SHARED = /^packages\/ui\/src\/theme\/\w+\.css\.ts$/;

/** The component that a file of ui belongs to: the folder in its domain. */
const componentOf = (path) =>
  /^packages\/ui\/src\/\w+\/(\w+)\/\w+(?:\.css\.ts|\.tsx)$/.exec(path)?.[1];

/** What a file takes from the theme, by its name; `''` where it takes nothing. */
const takenFromTheme = (text) =>
  /import \{([^}]*)\} from '(?:\.\.\/)+theme(?:\/[^']*)?'/.exec(text)?.[1] ?? '';

const valuesIn = (text) => new Set(text.match(VALUE));

/** What each exported part of the shared styles is made of, by its name. */
function readShared(files) {
  const parts = files
    .filter(({ path }) => SHARED.test(path))
    .flatMap(({ text }) => text.split(/^export const /m).slice(1))
    .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', text }));
  const made = new Map(parts.map(({ name, text }) => [name, valuesIn(text)]));
  // One may be made of another: `displayText` of `displayTextRule`.
  for (const { name, text } of parts)
    for (const [other, values] of made)
      if (other !== name && new RegExp(`\\b${other}\\b`).test(text))
        for (const value of values) made.get(name)?.add(value);
  return made;
}

/**
 * Which components take each value of the theme, themselves or by a part that styles share.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['users']}
 */
export function readUsers(files) {
  const shared = readShared(files);
  const users = new Map();
  for (const { path, text } of files) {
    const component = componentOf(path);
    if (component === undefined) continue;
    const isStyle = path.endsWith('.css.ts');
    const values = isStyle ? valuesIn(text) : new Set();
    // A component may take parts of styles by their class names, too.
    const taking = isStyle ? text : takenFromTheme(text);
    for (const [name, ofPart] of shared)
      if (new RegExp(`\\b${name}\\b`).test(taking)) for (const value of ofPart) values.add(value);
    for (const value of values) {
      if (!users.has(value)) users.set(value, new Set());
      users.get(value)?.add(component);
    }
  }
  return Object.fromEntries([...users].map(([value, names]) => [value, [...names].toSorted()]));
}

/** The folders of other components that a file imports from. */
const NEIGHBOUR = /from '(?:\.\.\/)+(?:[a-z]\w*\/)?([A-Z]\w+)(?:\/[^']*)?'/g;

/** All that a component is made of: itself, what it imports, and what that imports. */
function allPartsOf(folder, imports, parts = new Set()) {
  if (parts.has(folder)) return parts;
  parts.add(folder);
  for (const neighbour of imports.get(folder) ?? []) allPartsOf(neighbour, imports, parts);
  return parts;
}

/**
 * The values that a brand changes a component by: those of its styles and of all that it is made
 * of.
 * @param {readonly SourceFile[]} files
 * @param {Facts['users']} users
 * @returns {Facts['hooks']}
 */
export function readHooks(files, users) {
  const imports = new Map();
  for (const { path, text } of files) {
    const [, folder] = /^packages\/ui\/src\/\w+\/([A-Z]\w+)\/\w+\.tsx?$/.exec(path) ?? [];
    if (folder === undefined) continue;
    const neighbours = imports.get(folder) ?? new Set();
    for (const [, neighbour] of text.matchAll(NEIGHBOUR)) neighbours.add(neighbour);
    imports.set(folder, neighbours);
  }
  const values = Object.entries(users).filter(([value]) => value.startsWith('vars.'));
  return Object.fromEntries(
    [...imports.keys()].map((folder) => {
      const parts = allPartsOf(folder, imports);
      const own = values.filter(([, names]) => names.some((name) => parts.has(name)));
      return [folder, own.map(([value]) => value).toSorted()];
    }),
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const MOVING = /\b(?:animation|transition)(?:Name)?:(?!\s*'none')/;
const DURATION = /\bmotion\.(feedback|enter)\b|\b(\d[\d.]*m?s)\b/g;

/**
 * What moves in each component, and whether it rests for those who ask for it.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['motion']}
 */
export function readMotion(files) {
  const found = {};
  for (const { path, text: written } of files) {
    const component = componentOf(path);
    const text = written.replaceAll(COMMENT, '');
    if (component === undefined || !MOVING.test(text)) continue;
    const durations = [...text.matchAll(DURATION)].map(([, name, own]) => name ?? own ?? '');
    // What follows the finger, and not a clock, stands still by itself.
    if (durations.length === 0 && text.includes('animationTimeline')) continue;
    const before = found[component];
    found[component] = {
      durations: [...new Set([...(before?.durations ?? []), ...durations])].toSorted(),
      canRest: text.includes('media.reducedMotion') && (before?.canRest ?? true),
    };
  }
  return found;
}

/** In a file that gives each of some names an icon. */
const CHOSEN = /: '([\w-]+)'/g;
const ICON = /\b(?:name|icon)(?:=|: )["']([\w-]+)["']|\b(?:name|icon)=\{([^}]*)\}/g;

/**
 * Which components show each icon: what a `name` or `icon` says, also where it chooses of two.
 * @param {readonly SourceFile[]} files
 * @returns {Facts['icons']}
 */
export function readIcons(files) {
  const users = new Map();
  for (const { path, text } of files) {
    const component = /\/(\w+)\.tsx$/.exec(path)?.[1];
    if (component === undefined || /\.(?:test|stories)\.tsx$/.test(path)) continue;
    const names = [
      ...[...text.matchAll(ICON)].flatMap(([, one, choice = '']) =>
        one ? [one] : [...choice.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
      ),
      ...(text.includes('IconName') ? [...text.matchAll(CHOSEN)].map(([, name = '']) => name) : []),
    ];
    for (const name of names) users.set(name, (users.get(name) ?? new Set()).add(component));
  }
  return Object.fromEntries([...users].map(([name, names]) => [name, [...names].toSorted()]));
}

/**
 * What each group of the contract is for: the words above it in the type of a theme.
 * @param {string} types the text of `theme.types.ts`
 * @returns {Facts['groups']}
 */
export const readGroups = (types) =>
  Object.fromEntries(
    [...types.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): Record</g)].map(
      ([, words = '', group = '']) => [group, words.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()],
    ),
  );

/**
 * Reads what pages of documentation say about the code, from the code.
 * @param {string} root
 * @returns {Facts}
 */
export function readFacts(root) {
  const files = ['packages/ui/src', 'packages/features/src', 'apps/site/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted()
    .concat('packages/contract/src/routes.ts')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const users = readUsers(files);
  return {
    users,
    hooks: readHooks(files, users),
    pages: readPages(files),
    subjects: readSubjects(files),
    motion: readMotion(files),
    icons: readIcons(files.filter(({ path }) => path.startsWith('packages/'))),
    usedBy: readUsedBy(files),
    madeOf: readMadeOf(files),
    stories: readStories(files),
    inEngines: readEngines(readFileSync(join(root, 'e2e/engines/stories.ts'), 'utf8')),
    tests: readTests(files),
    toasts: readToasts(files),
    groups: readGroups(readFileSync(join(root, 'packages/ui/src/theme/theme.types.ts'), 'utf8')),
    pictures: readdirSync(join(root, 'apps/site/public/art')).toSorted(),
  };
}

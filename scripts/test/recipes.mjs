/**
 * Follows each recipe of `npm run new` in a copy of the project, and holds what was made against
 * every check that would complain of a part that is not complete.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keptFiles } from '../houseRules.mjs';
import { root } from '../install.mjs';
import { makePart } from '../new/makePart.mjs';
import { linkDependencies } from '../secondTree.mjs';
import { noCounts } from './report.mjs';
import { layerArguments, run } from './run.mjs';

/** Each kind of part, and a call and its feature in either order. */
const parts = [
  ['component', 'posts/ThingCard'],
  ['component', 'primitives/PlainThing'],
  ['feature', 'posts/useThing', 'public'],
  ['call', 'posts/thing'],
  ['call', 'clubs/otherThing'],
  ['feature', 'clubs/OtherThingScreen', 'public'],
  ['route', 'clubs/OtherThing'],
  ['route', 'racers/OpenThing', 'public'],
];

/** Tests that watch over every part there is. */
const watchingTests = [
  'storybook/components',
  'ui/src/props',
  'contract/src/routes',
  'schemas/schemas',
  'scripts/translations',
  'modules/authorisation',
  'modules/hostileInput',
  'http/routes',
  'http/docs',
];

const git = (cwd, ...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
};

/** The files of the work tree as they are now, in a repository of their own. */
function copyProject(tree) {
  // What the compiler remembers saves it most of the work.
  const memory = '.cache/tsconfig.tsbuildinfo';
  const files = [...keptFiles(), 'node_modules/.clubline-lock', memory];
  for (const file of files.filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  linkDependencies(root, tree);
  const author = ['-c', 'user.name=Recipes', '-c', 'user.email=recipes@clubline.test'];
  git(tree, 'init', '--quiet');
  git(tree, 'add', '--all');
  git(tree, ...author, 'commit', '--quiet', '--no-verify', '--message', 'Before');
}

const changedFiles = (tree) =>
  git(tree, 'status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .map((line) => line.slice(3))
    .filter(Boolean);

/** Makes the parts in a copy, checks it, and counts the checks. */
export async function recipes() {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'clubline-recipes-')));
  const counts = noCounts();
  const check = async (command, ...args) => {
    const isOk = await run(command, args, { cwd: tree });
    counts[isOk ? 'passed' : 'failed'] += 1;
  };
  const bin = (name) => join(tree, 'node_modules', '.bin', name);
  try {
    copyProject(tree);
    for (const words of parts) makePart(tree, words);
    const made = changedFiles(tree);
    await check(bin('prettier'), '--write', '--ignore-unknown', '--log-level', 'warn', ...made);
    await check(process.execPath, 'scripts/surface.mjs', '--update');
    await Promise.all([
      check(bin('tsc'), '-p', 'tsconfig.json'),
      check(bin('oxlint'), '--deny-warnings', '.'),
      check(process.execPath, 'scripts/houseRules.mjs'),
      check(bin('depcruise'), ...layerArguments),
    ]);
    const ownTests = made.filter((path) => /\.test\.tsx?$/.test(path));
    await Promise.all([
      check(bin('knip'), '--no-progress'),
      check(bin('vitest'), 'run', ...ownTests, ...watchingTests),
    ]);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
  return counts;
}

/** Builds the stories of another commit, in a work tree of its own that is gone afterwards. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { linkDependencies } from '../secondTree.mjs';
import { removeFolder } from './process/oneRun.mjs';
import { runTool } from './process/runTool.mjs';

const kept = join(root, '.cache', 'review-base');

/** What git says; nothing where it refuses. Only for what it says at once. */
const ask = (args, cwd = root) => {
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const { status, stdout } = spawnSync('git', args, options);
  return status === 0 ? stdout.trim() : '';
};

/**
 * The commit to compare with: the last one that both HEAD and `name` have. What others have added
 * to `name` since then would look like a difference that was made here, in reverse.
 * @returns {string} its full name; that of `name` itself where both have nothing in common
 * @throws when git does not know `name`
 */
export function baseOf(name, folder = root) {
  const commit = ask(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], folder);
  if (!commit)
    throw new Error(
      `git knows no commit ${name} here. In a shallow clone it has to be fetched first.`,
    );
  return ask(['merge-base', 'HEAD', commit], folder) || commit;
}

const lockOf = (tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8');

async function install(tree) {
  if (lockOf(tree) === lockOf(root)) return linkDependencies(root, tree);
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runTool('npm', words, { cwd: tree });
}

/** Writes the messages of a tree; what reads them is of here, its settings are the tree's own. */
const writeMessages = (tree, file) =>
  runTool(
    join(root, 'node_modules', '.bin', 'tsx'),
    [
      '--conditions=@clubline/source',
      join(root, 'scripts', 'review', 'writeMessages.mts'),
      tree,
      file,
    ],
    { cwd: tree },
  );

/** Every visible message of the working tree, in each language, by its id. */
export async function messagesHere() {
  const file = join(root, '.cache', 'messages.json');
  await writeMessages(root, file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A file as it was at a commit; an empty text where there was none. */
export const fileAt = (commit, path) => ask(['show', `${commit}:${path}`]);

/** Builds the stories of the working tree, unless they are. */
export async function buildStoriesHere() {
  const script = join(root, 'scripts', 'build.mjs');
  await runTool(process.execPath, [script, 'storybook'], { output: 'inherit' });
}

const tree = join(kept, 'tree');

/** Removes the work tree of a build, where one is left. */
export function dropBaseTree() {
  removeFolder(tree);
  // One that was being made is locked: `prune` would keep it, and the next run could not make it.
  ask(['worktree', 'remove', '--force', '--force', tree]);
}

/**
 * Builds the stories of a commit and reads its messages, unless the last run already did.
 * @param {string} commit its full name
 * @returns {Promise<{ folder: string, messages: object }>} the folder of the built Storybook
 */
export async function buildStoriesOf(commit) {
  const built = join(kept, commit);
  const messagesFile = join(kept, `${commit}.json`);
  const known = () => ({ folder: built, messages: JSON.parse(readFileSync(messagesFile, 'utf8')) });
  if (existsSync(join(built, 'index.json')) && existsSync(messagesFile)) return known();
  removeFolder(kept);
  dropBaseTree();
  try {
    await runTool('git', ['worktree', 'add', '--detach', tree, commit]);
    await install(tree);
    await writeMessages(tree, messagesFile);
    const storybook = join(tree, 'node_modules', '.bin', 'storybook');
    await runTool(storybook, ['build', '--quiet', '-o', join(tree, 'stories')], { cwd: tree });
    renameSync(join(tree, 'stories'), built);
  } finally {
    dropBaseTree();
  }
  return known();
}

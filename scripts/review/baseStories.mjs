/** Builds the stories of another commit, in a work tree of its own that is gone afterwards. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { linkDependencies } from '../secondTree.mjs';

const kept = join(root, '.cache', 'review-base');

const run = (command, args, cwd = root) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`);
  return stdout.trim();
};

/**
 * The full name of a commit.
 * @throws when git does not know it
 */
export function commitOf(name) {
  try {
    return run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  } catch {
    throw new Error(
      `git knows no commit ${name} here. In a shallow clone it has to be fetched first.`,
    );
  }
}

const lockOf = (tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8');

function install(tree) {
  if (lockOf(tree) === lockOf(root)) linkDependencies(root, tree);
  else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], tree);
}

/** Writes the messages of a tree; what reads them is of here, its settings are the tree's own. */
const writeMessages = (tree, file) =>
  run(
    join(root, 'node_modules', '.bin', 'tsx'),
    [
      '--conditions=@clubline/source',
      join(root, 'scripts', 'review', 'writeMessages.mts'),
      tree,
      file,
    ],
    tree,
  );

/** Every visible message of the working tree, in each language, by its id. */
export function messagesHere() {
  const file = join(root, '.cache', 'messages.json');
  writeMessages(root, file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A file as it was at a commit; an empty text where there was none. */
export function fileAt(commit, path) {
  try {
    return run('git', ['show', `${commit}:${path}`]);
  } catch {
    return '';
  }
}

const tree = join(kept, 'tree');

/** Removes the work tree of a build, where one is left. */
export function dropBaseTree() {
  rmSync(tree, { recursive: true, force: true });
  run('git', ['worktree', 'prune']);
}

/**
 * Builds the stories of a commit and reads its messages, unless the last run already did.
 * @param {string} commit its full name
 * @returns {{ folder: string, messages: object }} the folder of the built Storybook
 */
export function buildStoriesOf(commit) {
  const built = join(kept, commit);
  const messagesFile = join(kept, `${commit}.json`);
  const known = () => ({ folder: built, messages: JSON.parse(readFileSync(messagesFile, 'utf8')) });
  if (existsSync(join(built, 'index.json')) && existsSync(messagesFile)) return known();
  rmSync(kept, { recursive: true, force: true });
  dropBaseTree();
  try {
    run('git', ['worktree', 'add', '--detach', tree, commit]);
    install(tree);
    writeMessages(tree, messagesFile);
    const storybook = join(tree, 'node_modules', '.bin', 'storybook');
    run(storybook, ['build', '--quiet', '-o', join(tree, 'stories')], tree);
    renameSync(join(tree, 'stories'), built);
  } finally {
    dropBaseTree();
  }
  return known();
}

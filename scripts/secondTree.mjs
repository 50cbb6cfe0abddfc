import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Paths of the workspaces' links in `node_modules`, and of the folders they lead to. */
const workspaceLinks = (tree) =>
  Object.entries(JSON.parse(readFileSync(join(tree, 'package-lock.json'), 'utf8')).packages)
    .filter(([, { link }]) => link)
    .map(([path, { resolved }]) => ({ path, target: resolved }));

/**
 * Gives a work tree the dependencies that are installed here, while each link to a workspace leads
 * to its own files. Only for trees of the same lock file.
 */
export function linkDependencies(from, to) {
  const link = (path, target) => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    symlinkSync(target, join(to, path), 'junction');
  };
  for (const { path, target } of workspaceLinks(to)) {
    link(path, join(to, target));
    const own = join(target, 'node_modules');
    if (existsSync(join(from, own))) link(own, join(from, own));
  }
  // What tools remember between runs belongs to one tree.
  const isMemory = (name) => name.startsWith('.') && name !== '.bin';
  for (const name of readdirSync(join(from, 'node_modules'))) {
    const path = join('node_modules', name);
    if (!isMemory(name) && !existsSync(join(to, path))) link(path, join(from, path));
  }
}

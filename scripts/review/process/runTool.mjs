import { basename } from 'node:path';
import { execute } from '../../test/run.mjs';

/**
 * Runs a tool to its end. It is in a group of its own, which ends with this process: a signal is
 * heard while it runs, and leaves nothing of it.
 * @param {{ cwd?: string, output?: 'pipe' | 'inherit' }} [options] where it runs, and whether what
 *   it says is kept or shown as it comes
 * @returns {Promise<string>} what it has said on its standard output
 * @throws with all that it has said, when it fails
 */
export async function runTool(command, args, options) {
  const { isOk, stdout, output } = await execute(command, args, options);
  const name = [basename(command), ...args.slice(0, 3)].join(' ');
  if (!isOk) throw new Error([`${name} failed`, output].filter(Boolean).join(':\n'));
  return stdout.trim();
}

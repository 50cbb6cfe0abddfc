/**
 * Why a process does not start, in one line (or one for each setting) for the person who started
 * it: the name of the setting, what is wrong with it, and what to do.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** Ends the process and says why; the stack, which helps developers only, is left out. */
export function endRefused(error: unknown, what = 'did not start'): never {
  const reason = error instanceof Error ? error.message : String(error);
  const lines = reason.trim().split('\n');
  process.stderr.write(lines.map((line) => `Clubline ${what}: ${line}\n`).join(''));
  process.exit(1);
}

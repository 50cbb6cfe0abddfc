import { endRefused } from './startRefusal';

/** A program of its own: does its work with the words it is given, and says what came of it. */
export async function runProgram(
  work: (words: string[]) => Promise<string>,
  ifRefused: string,
): Promise<void> {
  try {
    // What it writes is for its owner alone.
    process.umask(0o077);
    process.stdout.write(`${await work(process.argv.slice(2))}\n`);
  } catch (error) {
    endRefused(error, ifRefused);
  }
}

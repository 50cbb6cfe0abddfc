import { readConfig } from '../config';
import type { Config } from '../config';
import { endRefused, StartRefusal } from '../startRefusal';

/** A program that is given a folder as its one word: does its work and says what came of it. */
export async function runOnFolder(
  name: 'backup' | 'restore',
  work: (config: Config, folder: string) => Promise<string>,
): Promise<void> {
  try {
    process.umask(0o077);
    const [folder, ...more] = process.argv.slice(2);
    if (folder === undefined || more.length > 0)
      throw new StartRefusal(`Name one folder: npm run ${name} -- <folder>`);
    process.stdout.write(`${await work(readConfig(), folder)}\n`);
  } catch (error) {
    endRefused(error, name === 'backup' ? 'was not backed up' : 'was not restored');
  }
}

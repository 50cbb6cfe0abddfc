import { readConfig } from '../config';
import type { Config } from '../config';
import { runProgram } from '../runProgram';
import { StartRefusal } from '../startRefusal';

/** A program that is given a folder as its one word: does its work and says what came of it. */
export async function runOnFolder(
  name: 'backup' | 'restore',
  work: (config: Config, folder: string) => Promise<string>,
): Promise<void> {
  await runProgram(
    async ([folder, ...more]) => {
      if (folder === undefined || more.length > 0)
        throw new StartRefusal(`Name one folder: npm run ${name} -- <folder>`);
      return await work(readConfig(), folder);
    },
    name === 'backup' ? 'was not backed up' : 'was not restored',
  );
}

import { readConfig } from '../config';
import type { Config } from '../config';
import { runProgram } from '../runProgram';
import { refuseFolderOfOthers } from '../start/dataOwner';
import { StartRefusal } from '../startRefusal';

/**
 * A program that is given a folder, and options that it knows: does its work and says what came of
 * it.
 */
export async function runOnFolder(
  name: 'backup' | 'restore',
  work: (config: Config, folder: string, options: string[]) => Promise<string>,
  known: string[] = [],
): Promise<void> {
  await runProgram(
    async (words) => {
      const [folder, ...more] = words.filter((word) => !known.includes(word));
      if (folder === undefined || more.length > 0 || folder.startsWith('--')) {
        const options = known.map((option) => `[${option}] `).join('');
        throw new StartRefusal(`Name one folder: npm run ${name} -- ${options}<folder>`);
      }
      const config = readConfig();
      refuseFolderOfOthers(config.dataDir);
      return await work(
        config,
        folder,
        words.filter((word) => known.includes(word)),
      );
    },
    name === 'backup' ? 'was not backed up' : 'was not restored',
  );
}

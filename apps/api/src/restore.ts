import { restore } from './backup/restore';
import { runOnFolder } from './backup/runOnFolder';

void runOnFolder('restore', async (config, folder) => {
  const aside = await restore(config, folder);
  return `Restored ${folder}.${aside === undefined ? '' : ` What was there is in ${aside}.`}`;
});

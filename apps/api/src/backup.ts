import { backUp } from './backup/backUp';
import { runOnFolder } from './backup/runOnFolder';

void runOnFolder('backup', async (config, folder) => {
  const held = await backUp(config, folder);
  const secret = config.jwtSecret === undefined ? '' : ' JWT_SECRET is yours to keep.';
  const pictures = config.objectStore === undefined ? '' : ' Pictures stay in object storage.';
  return `Backed up to ${folder}: ${held.join(', ')}.${secret}${pictures}`;
});

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from '../app';
import type { Api } from '../app';
import type { Config } from '../config';
import { hasSite } from '../http/site/site';
import { nameAdmins } from './admins';
import { carryNames, deleteClubsTakenAway } from '../modules/clubs';
import { prepareDataFolder } from './dataFolder';
import { lockDataFolder } from './dataLock';
import { listenRefusal } from './explain';
import { checkKnownPasswords } from './knownPasswords';
import { StartRefusal } from '../startRefusal';

/**
 * Starts one node as the settings say and waits until it listens; throws a `StartRefusal` when it
 * cannot. `warn` takes what the person who starts it has to know.
 */
export async function startNode(config: Config, warn: (note: string) => void): Promise<Api> {
  const siteDir = findSite(config.siteDir);
  if (usesDataFolder(config)) prepareDataFolder(config.dataDir);
  if (config.databaseUrl === undefined) lockDataFolder(config.dataDir);
  const api = await createApp({ ...config, siteDir });
  await api.seed();
  const { db } = api.context;
  const notes = [
    ...(await nameAdmins(db, config.adminUsernames)),
    ...(await checkKnownPasswords(db, config)),
  ];
  notes.forEach(warn);
  await api.app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenRefusal(config, error);
  });
  // Pictures from before an update are not to wait for the hourly sweep.
  api.context.background('sweeping pictures', api.context.uploads.sweep());
  api.context.background('carrying names of clubs', carryNames(db));
  api.context.background('deleting clubs', deleteClubsTakenAway(api.context));
  return api;
}

/** The site to serve: the one that is named, else the one this was built with, if there is one. */
function findSite(named: string | undefined): string | undefined {
  if (named !== undefined && !hasSite(named))
    throw new StartRefusal(
      `SITE_DIR ${named} holds no built site (index.html). Build it with npm run build, or leave ` +
        'SITE_DIR out.',
    );
  const built = fileURLToPath(new URL('../../site/dist', import.meta.url));
  return named ?? (existsSync(built) ? built : undefined);
}

/** Whether anything is kept there: with all of it elsewhere, the folder may be read-only. */
const usesDataFolder = ({ databaseUrl, objectStore, jwtSecret, smtpUrl }: Config): boolean =>
  [databaseUrl, objectStore, jwtSecret, smtpUrl].includes(undefined);

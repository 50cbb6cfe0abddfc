import { restore } from './backup/restore';
import { runOnFolder } from './backup/runOnFolder';

const KEEP_SESSIONS = '--keep-sessions';

void runOnFolder(
  'restore',
  async (config, folder, options) => {
    const keepsSessions = options.includes(KEEP_SESSIONS);
    const { madeAt, aside } = await restore(config, folder, { keepsSessions });
    const since = `as on ${madeAt}`;
    return [
      `Restored ${folder}.`,
      ...(aside === undefined ? [] : [`What was there is in ${aside}.`]),
      keepsSessions
        ? `Sessions and mailed links are ${since} again, also those ended since.`
        : 'Everybody is signed out; mailed links and keys of partners have ended.',
      `Passwords, passkeys, recovery codes, disabled accounts, roles and bans are ${since} again.`,
    ].join(' ');
  },
  [KEEP_SESSIONS],
);

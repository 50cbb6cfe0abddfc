import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { openDatabase, transact } from '../db/dialect';
import type { Db, OpenDatabase } from '../db/dialect';
import { hasPendingMigrations } from '../db/migrate';
import {
  disableAccount,
  enableAccount,
  findAccountById,
  findAccountByUsername,
  lockAccount,
  takeAdminRole,
} from '../modules/account';
import type { UsersTable } from '../modules/account';
import { createUserEnds, endSecondFactor, sendAccountMail } from '../modules/auth';
import { memoryCounters } from '../services/counters';
import { createMailer } from '../services/mail';
import { SIGNED_OUT } from '../services/sessions';
import { StartRefusal } from '../startRefusal';
import { refuseFolderOfOthers } from './dataOwner';
import { databaseRefusal } from './explain';

/** Does something with an account, and says what is so now. */
type Action = (db: Db, account: UsersTable, config: Config) => Promise<string>;

const now = () => new Date().toISOString();
// Nodes that run look themselves which sessions have ended.
const endAllOfUser = createUserEnds({ now: Date.now, onEnd: () => undefined });

const disable: Action = async (db, { id }) => {
  await transact(db, (trx) => disableAccount(trx, { endAllOfUser }, id, now()));
  return 'is disabled, and signed out everywhere.';
};

const enable: Action = async (db, { id }) => {
  await enableAccount(db, id);
  return 'can sign in.';
};

const signOut: Action = async (db, { id }) => {
  await transact(db, async (trx) => {
    await lockAccount(trx, id);
    await endAllOfUser(trx, id, SIGNED_OUT);
  });
  return 'is signed out everywhere.';
};

const noSecondFactor: Action = async (db, { id, secondFactorSince }, config) => {
  if (secondFactorSince === null) return 'is not asked for a passkey after the password.';
  await transact(db, async (trx) => {
    await lockAccount(trx, id);
    await endSecondFactor(trx, id);
  });
  const mail = createMailer(config, { info: () => undefined });
  const publicUrl = () => config.publicUrl ?? `http://localhost:${config.port}`;
  const context = { db, config, mail, publicUrl, now, counters: memoryCounters() };
  const isMailed = await sendAccountMail(context, 'secondFactorOff', {
    userId: id,
    language: 'en',
  }).then(
    () => true,
    () => false,
  );
  return isMailed
    ? 'is asked for the password alone, and was mailed so.'
    : 'is asked for the password alone. No mail could be sent: tell them.';
};

const noAdmin: Action = async (db, { id, role }, { adminUsernames }) => {
  if (role !== 'admin') return 'is no administrator.';
  await takeAdminRole(db, id);
  return adminUsernames.includes(id)
    ? 'is no administrator until the next start: take the id out of ADMIN_USERNAMES.'
    : 'is no administrator. Keys for partners that they have made go on: look at /_admin/partners.';
};

const ACTIONS: Record<string, Action> = {
  disable,
  enable,
  'sign-out': signOut,
  'no-second-factor': noSecondFactor,
  'no-admin': noAdmin,
};

/** What `npm run account` does with its two words: what to do, and the id of an account. */
export async function changeAccountAs(words: string[], readConfig: () => Config): Promise<string> {
  const [name = '', id, ...more] = words;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined || id === undefined || more.length > 0)
    throw new StartRefusal(
      `Say what to do, and the id of an account: npm run account -- ` +
        `${Object.keys(ACTIONS).join('|')} <id>`,
    );
  const config = readConfig();
  refuseFolderOfOthers(config.dataDir);
  const database = await open(config);
  try {
    const account = await findAccountById(database.db, id);
    if (account === undefined) throw new StartRefusal(await noSuchAccount(database.db, id));
    const { username, email } = account;
    return `${username} (${email}) ${await action(database.db, account, config)}`;
  } finally {
    await database.close();
  }
}

/** Opens a database that a node has made, and changes none of its tables: one may be running. */
async function open(config: Config): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'clubline.db')))
    throw new StartRefusal(
      `DATA_DIR ${dataDir} holds no database. Name the folder of the product.`,
    );
  let database: OpenDatabase | undefined;
  let isPending;
  try {
    database = openDatabase(config);
    isPending = await hasPendingMigrations(database.db, database.dialect);
  } catch (error) {
    await database?.close();
    throw databaseRefusal(config, error);
  }
  if (!isPending) return database;
  await database.close();
  throw new StartRefusal('The database is of an older version. Start the product once, then this.');
}

/** A username may be somebody else's by now: only an id says whom it is about. */
async function noSuchAccount(db: Db, word: string): Promise<string> {
  const account = await findAccountByUsername(db, word);
  if (account === undefined) return `Nobody has the id ${word}.`;
  return (
    `Nobody has the id ${word}. If you mean the account of ${account.email}, made on ` +
    `${account.createdAt.slice(0, 10)}, write its id: ${account.id}`
  );
}

import type { Config } from '../config';
import type { Queryable } from '../db/dialect';
import { demoSignIns, isSeeded } from '../demo';
import { findAccountByEmail } from '../modules/account';
import { isPassword } from '../modules/auth';
import { StartRefusal } from '../startRefusal';

const isOwnMachine = (host: string): boolean =>
  /^(?:127(?:\.\d+){1,3}|\[?::1\]?|(?:.+\.)?localhost)$/i.test(host);

type Reach = Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>;

/** The setting by which others reach this node, itself or by a proxy in front. */
function reachedBy({ host, publicUrl, trustProxy }: Reach): string | undefined {
  if (!isOwnMachine(host)) return `HOST ${host}`;
  if (publicUrl !== undefined && !isOwnMachine(new URL(publicUrl).hostname))
    return `PUBLIC_URL ${publicUrl}`;
  return trustProxy === undefined ? undefined : `TRUST_PROXY ${trustProxy}`;
}

/**
 * Finds sign-ins of the demo content whose passwords everybody can read in the source, where they
 * were not asked for or can be reached from elsewhere. Gives back what the person who starts the
 * product has to know, and refuses to offer them to the network unasked.
 */
export async function checkKnownPasswords(
  db: Queryable,
  { seed, passwordLog2N, ...reach }: Pick<Config, 'seed' | 'passwordLog2N'> & Reach,
): Promise<string[]> {
  const by = reachedBy(reach);
  if (seed === 'demo')
    return by === undefined
      ? []
      : [
          `${by} offers the demo content to the network, with an administrator whose ` +
            'password everybody knows. Show it to friends only.',
        ];
  const known: string[] = [];
  for (const { email, password } of demoSignIns) {
    // Usernames change hands: a stranger who took one would keep every node from starting.
    const account = await findAccountByEmail(db, email);
    if (account === undefined || !isSeeded(account)) continue;
    if (await isPassword(password, account.passwordHash, passwordLog2N))
      known.push(account.username);
  }
  if (known.length === 0) return [];
  const warning =
    `SEED is none, but the database holds demo content: the passwords of ${known.join(' and ')} ` +
    'are known to everybody. Name another DATA_DIR or DATABASE_URL, or change these passwords';
  if (by === undefined) return [`${warning}.`];
  throw new StartRefusal(
    `${warning}; HOST=127.0.0.1, without a proxy or another PUBLIC_URL, starts it for this ` +
      `machine alone. It has ${by}.`,
  );
}

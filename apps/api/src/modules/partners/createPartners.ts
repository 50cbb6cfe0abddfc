import type { Db } from '../../db/dialect';
import type { Actor } from '../../http/actor';
import { partnerSession } from '../../services/partners';
import type { Partners } from '../../services/partners';
import type { Sessions } from '../../services/sessions';
import { createAccessTokens } from '../auth';
import { markedName } from './markedName';
import { findKeyHolder } from './partnerKeys.repository';
import { findRunningPerson, findRunningSessions } from './partners.repository';

interface PartnersOptions {
  db: Db;
  secret: string;
  /** How long a token is valid, in seconds. */
  accessSeconds: number;
  now: () => number;
}

/**
 * Keys and people of partners. Their tokens are signed with a key of their own and are none of a
 * session's; whether key and person are still there is asked each time.
 */
export function createPartners({ db, now, ...options }: PartnersOptions): Partners {
  const tokens = createAccessTokens({ ...options, now, purpose: 'partner access' });

  const find = async (personId: string, keyId: string, tokenExpiresAt: number) => {
    const person = await findRunningPerson(db, personId, keyId);
    if (person === undefined) return null;
    const { name: personName, partnerId, partnerName } = person;
    return {
      id: personId,
      username: markedName({ name: partnerName, personName }),
      role: 'user',
      sessionId: partnerSession.idOf(keyId, personId),
      tokenExpiresAt,
      profilePicture: person.image,
      partner: { id: partnerId, keyId, name: partnerName, personName },
    } satisfies Actor;
  };

  return {
    findByKey: async (key) => (key === undefined ? null : await findKeyHolder(db, key, now())),

    async signToken(personId, keyId) {
      const token = await tokens.sign({ userId: personId, sessionId: keyId });
      const claims = await tokens.read(token);
      return { token, expiresAt: claims!.expiresAt };
    },

    async authenticate(token) {
      const claims = await tokens.read(token);
      return claims && (await find(claims.userId, claims.sessionId, claims.expiresAt));
    },

    again: async ({ id, partner, tokenExpiresAt }) =>
      partner && (await find(id, partner.keyId, tokenExpiresAt)),

    findRunning: (sessionIds) =>
      findRunningSessions(
        db,
        sessionIds.flatMap((id) => partnerSession.parse(id) ?? []),
      ),
  };
}

/** Sessions of people with accounts, and beside them what stands for those of partners' people. */
export const withPartnersPeople = (sessions: Sessions, partners: Partners): Sessions => ({
  ...sessions,
  authenticate: async (token) =>
    (await sessions.authenticate(token)) ?? (await partners.authenticate(token)),
  async authenticateFor(token, scopesOf) {
    const seen = await sessions.authenticateFor(token, scopesOf);
    if (seen !== null) return seen;
    const actor = await partners.authenticate(token);
    return actor && { actor, version: undefined };
  },
  again: (actor) => (actor.partner === null ? sessions.again(actor) : partners.again(actor)),
  async findRunning(ids) {
    const own = ids.filter((id) => partnerSession.parse(id) === null);
    const running = [await sessions.findRunning(own), await partners.findRunning(ids)];
    return new Set(running.flatMap((some) => [...some]));
  },
});

import { scopeOf } from '../../../db/changes/changes';
import type { Changes, Scope } from '../../../db/changes/changes';
import { addUpChanges, readStoredSum } from '../../../db/changes/storedChanges';
import type { Db } from '../../../db/dialect';
import { coalesce } from '../../../services/coalesce';
import type { AccessClaims } from '../accessTokens';
import { findSessionUser, iso } from '../sessions.repository';
import type { SessionUser } from '../sessions.repository';

/** So many people are known without asking for them again. */
const KEPT = 10_000;

interface SessionUsers {
  db: Db;
  changes: Changes | undefined;
  now: () => number;
}

/** The person of a session, and the version of what they ask for. */
interface Seen {
  user: SessionUser['user'];
  /**
   * The same as before only if nothing has changed since in the scopes that were named; undefined
   * where none were.
   */
  version: string | undefined;
}

export type FindSessionUser = (
  claims: AccessClaims,
  scopes?: readonly Scope[],
) => Promise<Seen | undefined>;

/**
 * Finds the person of a running session. Who was found is known until a commit has changed their
 * session or account, or the session has run out; where changes are not noticed, each time is
 * asked, for the version of some scopes as well.
 */
export const createSessionUsers = ({ db, changes, now }: SessionUsers): FindSessionUser =>
  changes === undefined ? askingForAll(db, now) : noticingChanges(db, changes, now);

function noticingChanges(db: Db, changes: Changes, now: () => number): FindSessionUser {
  const known = new Map<string, { version: string; userId: string; found: SessionUser }>();

  const find = async (claims: AccessClaims): Promise<SessionUser['user'] | undefined> => {
    const { userId, sessionId } = claims;
    // Before the rows are read: what is committed meanwhile makes it another one.
    const version = changes.versionOf([scopeOf.session(sessionId), scopeOf.person(userId)]);
    const before = known.get(sessionId);
    if (
      before?.version === version &&
      before.userId === userId &&
      before.found.expiresAt > iso(now())
    )
      return before.found.user;
    known.delete(sessionId);
    const found = await findSessionUser(db, claims, now());
    if (found === undefined) return undefined;
    known.set(sessionId, { version, userId, found });
    if (known.size > KEPT) known.delete(known.keys().next().value!);
    return found.user;
  };

  return async (claims, scopes) => {
    const version = scopes && changes.versionOf(scopes);
    const user = await find(claims);
    return user && { user, version };
  };
}

function askingForAll(db: Db, now: () => number): FindSessionUser {
  return async (claims, scopes) => {
    const found = await findSessionUser(db, claims, now(), scopes);
    if (found === undefined) return undefined;
    const { user, stored } = found;
    if (!scopes || stored === null) return { user, version: undefined };
    const { version, isLong } = readStoredSum(stored);
    // Nobody waits for it, and who comes next finds it undone where it failed.
    if (isLong)
      void coalesce(db, `adding up changes ${scopes.join(' ')}`, () =>
        addUpChanges(db, scopes),
      ).catch(() => undefined);
    return { user, version };
  };
}

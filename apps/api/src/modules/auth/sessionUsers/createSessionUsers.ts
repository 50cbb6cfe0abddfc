import { scopeOf } from '../../../db/changes/changes';
import type { Changes } from '../../../db/changes/changes';
import type { Db } from '../../../db/dialect';
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

/**
 * Finds the person of a running session. Who was found is known until a commit has changed their
 * session or account, or the session has run out; where changes are not noticed, each time is
 * asked.
 */
export function createSessionUsers({ db, changes, now }: SessionUsers) {
  const known = new Map<string, { version: string; userId: string; found: SessionUser }>();

  return async (claims: AccessClaims): Promise<SessionUser['user'] | undefined> => {
    if (changes === undefined) return (await findSessionUser(db, claims, now()))?.user;
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
}

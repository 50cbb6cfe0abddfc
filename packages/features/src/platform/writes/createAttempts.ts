import type { WriteList } from './createWriteList';
import { hasTwin } from './findOwnWrite';
import { isUnclear } from './isUnclear';
import type { Write, WriteOutcome, WriteRules } from './writes.types';

export interface AttemptsOptions<Content, Stored extends { id: string }> {
  list: WriteList;
  place: string;
  rules: WriteRules<Content, Stored>;
  /** The write's id. */
  id: string;
  now(): number;
  takesClientIds(): boolean;
  /** Whether what is sent arrives. */
  isOnline(): boolean;
  /** Makes an id that no other write has. */
  newId(): string;
  /** False once somebody has signed out: nothing of theirs is left behind. */
  isCurrent(): boolean;
}

/** What is done to bring one write to the server and to learn whether it is there. */
export interface Attempts<Stored> {
  /**
   * Sends it. After a failure that leaves open whether it has arrived it is looked for. Rejects
   * when it is refused.
   */
  send(): Promise<WriteOutcome>;
  /** Looks for it; null when it is not there. Rejects when nobody could say. */
  find(): Promise<Stored | null>;
  /** It is there. */
  settle(stored: Stored | null): Promise<WriteOutcome>;
  /** Nobody knows: it stays as unsent, and waits where there is no connection. */
  leave(cause: unknown, fields: Partial<Write>): WriteOutcome;
}

/** The attempts of one sending, or sending again. */
export function createAttempts<Content, Stored extends { id: string }>({
  list,
  place,
  rules,
  id,
  now,
  takesClientIds,
  isOnline,
  newId,
  isCurrent,
}: AttemptsOptions<Content, Stored>): Attempts<Stored> {
  const get = () => list.find(place, id) as Write<Content> | undefined;
  const canBeFound = () => {
    const write = get();
    return write !== undefined && !(write.isNamed && hasTwin(write, list.at(place)));
  };
  const begin = (write: Write<Content>) => {
    if (write.isAttempted) return;
    const { since, seen } = rules.begin?.(write.content) ?? { since: null, seen: [] };
    const others = [...(get()?.seen ?? []), ...list.made(place)];
    list.update(place, id, { since, seen: [...seen, ...others], isAttempted: true });
  };
  const attempts: Attempts<Stored> = {
    async send() {
      const write = get();
      if (!write || !isCurrent()) return { isSent: false, cause: new Error('Nobody is there') };
      const isNamed = takesClientIds();
      if (write.isNamed && !isNamed) list.update(place, id, { isNamed });
      let stored: Stored | null;
      try {
        begin(write);
        stored = await rules.send(write.content, isNamed ? write.clientId : undefined);
      } catch (error) {
        if (!isUnclear(error)) throw error;
        const found = canBeFound() ? await attempts.find().catch(() => null) : null;
        return found ? attempts.settle(found) : attempts.leave(error, { failedAt: now() });
      }
      if (!stored || !isNamed || !get()?.seen.includes(stored.id)) return attempts.settle(stored);
      // What this one has made was taken for another that says the same: so is this one's what that
      // one has made, if it has.
      list.update(place, id, { clientId: newId(), isNamed: false });
      try {
        const found = await attempts.find();
        return found ? await attempts.settle(found) : await attempts.send();
      } catch (error) {
        if (!isUnclear(error)) throw error;
        return attempts.leave(error, { failedAt: now() });
      }
    },
    async find() {
      const write = get();
      return write && isCurrent() ? rules.find(write) : null;
    },
    async settle(stored) {
      // The server has it, whether or not it can be shown.
      if (isCurrent())
        await Promise.resolve(stored)
          .then(rules.show)
          .catch(() => undefined);
      if (isCurrent()) list.drop(place, id, stored?.id);
      return { isSent: true };
    },
    leave(cause, fields) {
      const isWaiting = !isOnline();
      if (isCurrent()) list.update(place, id, { state: 'unsent', isWaiting, ...fields });
      return { isSent: false, cause, ...(isWaiting && { isWaiting }) };
    },
  };
  return attempts;
}

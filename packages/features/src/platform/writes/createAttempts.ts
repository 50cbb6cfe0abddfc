import type { WriteList } from './createWriteList';
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
  /** Nobody knows: it stays as unsent. */
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
  isCurrent,
}: AttemptsOptions<Content, Stored>): Attempts<Stored> {
  const get = () => list.find(place, id) as Write<Content> | undefined;
  const attempts: Attempts<Stored> = {
    async send() {
      const write = get();
      if (!write || !isCurrent()) return { isSent: false, cause: new Error('Nobody is there') };
      const isNamed = takesClientIds();
      if (write.isNamed && !isNamed) list.update(place, id, { isNamed });
      let stored: Stored | null;
      try {
        stored = await rules.send(write.content, isNamed ? id : undefined);
      } catch (error) {
        if (!isUnclear(error)) throw error;
        const found = await attempts.find().catch(() => null);
        return found ? attempts.settle(found) : attempts.leave(error, { failedAt: now() });
      }
      return attempts.settle(stored);
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
      if (isCurrent()) list.update(place, id, { state: 'unsent', ...fields });
      return { isSent: false, cause };
    },
  };
  return attempts;
}

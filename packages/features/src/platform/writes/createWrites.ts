import { type Clock, wait } from '../environment';
import { failureText } from '../fieldErrors';
import { createAttempts } from './createAttempts';
import { createResuming, type Resuming } from './createResuming';
import { createWriteList } from './createWriteList';
import { isUnclear } from './isUnclear';
import type { UnsentStore } from './unsentStore';
import type { Write, WriteOutcome, WriteRules } from './writes.types';

/**
 * How long a server may still be at what it was sent after nobody waits for the answer any more, in
 * ms: only then is it looked for a last time and sent again to one that takes no ids.
 */
export const SETTLING_MS = 5_000;

export interface WritesOptions {
  clock: Pick<Clock, 'now' | 'setTimeout'>;
  /** Keeps what is not known to have arrived, over a reload of the page. */
  store: UnsentStore;
  /** Whether the server is known to make nothing twice of the same id. */
  takesClientIds(): boolean;
  /** Whether what is sent arrives. @default always */
  isOnline?(): boolean;
  /** Makes an id that no other write has. */
  newId(): string;
}

/**
 * Everything that this page writes, by where it is written: sent once, looked for when it is open
 * whether it has arrived, and kept until that is known.
 */
export interface Writes {
  /** What is on its way or unsent at a place, in the order it was written. */
  list(place: string): readonly Write[];
  subscribe(listen: () => void): () => void;
  /** Sends something new. Rejects when the server refuses it: nothing of it is kept then. */
  send<Content, Stored extends { id: string }>(
    place: string,
    rules: WriteRules<Content, Stored>,
    content: Content,
  ): Promise<WriteOutcome>;
  /**
   * Sends again what is unsent, unless it has arrived after all. Never rejects; null for what is
   * not unsent, e.g. because it is being sent again already.
   */
  retry<Content, Stored extends { id: string }>(
    place: string,
    rules: WriteRules<Content, Stored>,
    id: string,
  ): Promise<WriteOutcome | null>;
  /** As in `Resuming`. */
  resume: Resuming['resume'];
  /** Gives up what is unsent. */
  discard(place: string, id: string): void;
  /** What is unsent has turned up on the server, as the thing with this id. */
  recognise(place: string, id: string, storedId: string): void;
  /** Forgets everything that is not kept for the next page, as the session ends. */
  forget(): void;
}

/** Writes of one page. */
export function createWrites(options: WritesOptions): Writes {
  const { clock, store, takesClientIds, newId, isOnline = () => true } = options;
  const list = createWriteList(store);
  const running = new Map<string, Promise<WriteOutcome>>();
  const resuming = createResuming(list, (...write) => writes.retry(...write));
  let session = {};

  const attemptsOf = <Content, Stored extends { id: string }>(
    place: string,
    rules: WriteRules<Content, Stored>,
    id: string,
  ) => {
    const begun = session;
    const isCurrent = () => begun === session;
    const { now } = clock;
    resuming.know(place, rules);
    const server = { takesClientIds, isOnline };
    return createAttempts({ list, place, rules, id, now, newId, isCurrent, ...server });
  };
  // Two that say the same could not be told apart while both are on their way.
  const twinsOf = (place: string, { id, content }: Write) => {
    const text = JSON.stringify(content);
    const twins = list
      .at(place)
      .filter((other) => other.id !== id && JSON.stringify(other.content) === text);
    return Promise.allSettled(twins.map((other) => running.get(other.id)));
  };
  const run = (id: string, start: () => Promise<WriteOutcome>) => {
    const outcome = start().finally(() => running.delete(id));
    running.set(id, outcome);
    return outcome;
  };

  const writes: Writes = {
    list: list.at,
    subscribe: list.subscribe,
    send(place, rules, content) {
      const write = newWrite(newId(), content, clock.now());
      const { id } = write;
      list.add(place, write);
      const attempts = attemptsOf(place, rules, id);
      return run(id, async () => {
        await twinsOf(place, write);
        try {
          return await attempts.send();
        } catch (refusal) {
          list.drop(place, id);
          throw refusal;
        }
      });
    },
    retry(place, rules, id) {
      const write = list.find(place, id);
      if (write?.state !== 'unsent') return Promise.resolve(null);
      list.update(place, id, { state: 'sending', reason: undefined, isWaiting: false });
      const attempts = attemptsOf(place, rules, id);
      return run(id, async () => {
        try {
          await twinsOf(place, write);
          if (!(write.isNamed && takesClientIds())) {
            await wait(clock, (write.failedAt ?? 0) + SETTLING_MS - clock.now());
            const found = await attempts.find();
            if (found) return await attempts.settle(found);
          }
          return await attempts.send();
        } catch (error) {
          return attempts.leave(error, isUnclear(error) ? {} : { reason: failureText(error, '') });
        }
      });
    },
    resume: resuming.resume,
    discard: (place, id) => list.drop(place, id),
    recognise(place, id, storedId) {
      if (list.find(place, id)?.state === 'unsent') list.drop(place, id, storedId);
    },
    forget() {
      session = {};
      resuming.forget();
      list.forget();
    },
  };
  return writes;
}

/** A write before its first attempt; `now` is in ms. */
function newWrite<Content>(id: string, content: Content, now: number): Write<Content> {
  return {
    id,
    clientId: id,
    content,
    state: 'sending',
    writtenAt: now,
    since: null,
    seen: [],
    isAttempted: false,
    isNamed: true,
    failedAt: null,
  };
}

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../platform/client';
import { OptimisticError } from '../platform/optimistic';
import { isUnclear } from '../platform/writes';
import { createFollowQueue, type FollowWrites } from './createFollowQueue';

/** What becomes of one call. */
type Fault = null | 'requestLost' | 'answerLost' | 'refused' | 'late';

const turns = async () => {
  // Each turn needs the one before.
  // oxlint-disable-next-line no-await-in-loop
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** A server that keeps whether one follows, behind a network with faults. */
function faultyServer() {
  let isFollowing = false;
  const faults: Fault[] = [];
  const late: (() => void)[] = [];
  const lost = () => Promise.reject(new ApiError(0, 'Failed to fetch'));
  const call = async (work: () => void): Promise<void> => {
    const fault = faults.shift() ?? null;
    if (fault === 'requestLost') return lost();
    if (fault === 'refused') throw new ApiError(403, 'Not now.');
    if (fault === 'late') {
      late.push(work);
      throw new ApiError(504, '');
    }
    work();
    return fault === 'answerLost' ? lost() : undefined;
  };
  const writes: FollowWrites = {
    follow: () => call(() => void (isFollowing = true)).then(() => null),
    unfollow: () => call(() => void (isFollowing = false)).then(() => null),
    async state() {
      let known = isFollowing;
      await call(() => void (known = isFollowing));
      return { isFollowing: known, followersCount: Number(known) };
    },
  };
  return {
    writes,
    faults,
    stored: () => isFollowing,
    /** What was under way arrives. */
    arrive() {
      for (const work of late.splice(0)) work();
    },
  };
}

const fault = fc.constantFrom<Fault>(null, 'requestLost', 'answerLost', 'refused', 'late');
const step = fc.oneof(
  fc.record({ do: fc.constantFrom('press', 'retry'), faults: fc.array(fault) }),
  fc.record({ do: fc.constant('arrive' as const) }),
);

test('what is shown holds, or is said to be unsent, whatever becomes of calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const server = faultyServer();
      const queue = createFollowQueue({ isFollowing: false, followersCount: 0 });
      let unsent: boolean | null = null;
      const says = () => (unsent === null ? queue.getSnapshot().isFollowing : 'unsent');
      const set = async (target: boolean) => {
        const wasUnsent = unsent !== null;
        unsent = null;
        await queue.request(target, server.writes).catch((error: unknown) => {
          if (!(error instanceof OptimisticError)) throw error;
          if (isUnclear(error.cause) || wasUnsent) unsent = error.target as boolean;
        });
        await turns();
      };
      /* oxlint-disable no-await-in-loop -- each step comes after the one before */
      for (const one of steps) {
        // What was under way before arrives before what follows it.
        server.arrive();
        if (!('faults' in one)) continue;
        server.faults.splice(0, Infinity, ...one.faults);
        const again = one.do === 'retry' ? unsent : null;
        await set(again ?? !queue.getSnapshot().isFollowing);
        expect(says()).toBe(unsent === null ? server.stored() : 'unsent');
      }
      server.faults.length = 0;
      server.arrive();
      if (unsent !== null) await set(unsent);
      /* oxlint-enable no-await-in-loop */
      const { isFollowing, followersCount } = queue.getSnapshot();
      expect(followersCount).toBe(isFollowing ? 1 : 0);
      expect(says()).toBe(unsent === null ? server.stored() : 'unsent');
    }),
    { numRuns: 3_000 },
  );
});

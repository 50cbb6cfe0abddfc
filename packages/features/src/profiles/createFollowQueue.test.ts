import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFollowQueue, followed, type FollowWrites } from './createFollowQueue';

/** Calls that wait until they are let through, in their order. */
function heldWrites() {
  const calls: {
    kind: 'follow' | 'unfollow';
    done: (count?: number | null) => void;
    fail: () => void;
  }[] = [];
  const make = (kind: 'follow' | 'unfollow') => () =>
    new Promise<number | null>(
      (resolve, reject) =>
        void calls.push({
          kind,
          done: (count = null) => resolve(count),
          fail: () => reject(new Error('no')),
        }),
    );
  const writes: FollowWrites = {
    follow: make('follow'),
    unfollow: make('unfollow'),
    state: async () => ({ isFollowing: null, followersCount: null }),
  };
  return { calls, writes };
}
const turn = () => new Promise<void>((resolve) => void setTimeout(resolve));

describe('following', () => {
  test('shows at once, and stays', async () => {
    const { calls, writes } = heldWrites();
    const queue = createFollowQueue({ isFollowing: false, followersCount: 4 });
    const end = queue.request(true, writes);
    expect(queue.getSnapshot()).toEqual({ isFollowing: true, followersCount: 5 });
    calls[0]?.done();
    expect(await end).toEqual({ isFollowing: true, followersCount: 5 });
  });

  test('a refusal takes both back', async () => {
    const { calls, writes } = heldWrites();
    const queue = createFollowQueue({ isFollowing: false, followersCount: 4 });
    const end = queue.request(true, writes);
    calls[0]?.fail();
    await expect(end).rejects.toMatchObject({ target: true });
    expect(queue.getSnapshot()).toEqual({ isFollowing: false, followersCount: 4 });
  });

  test('quick changes run one call at a time and end in the last', async () => {
    const { calls, writes } = heldWrites();
    const queue = createFollowQueue({ isFollowing: false, followersCount: 4 });
    const end = queue.request(true, writes);
    void queue.request(false, writes);
    expect(queue.getSnapshot()).toEqual({ isFollowing: false, followersCount: 4 });
    expect(calls.map(({ kind }) => kind)).toEqual(['follow']);
    calls[0]?.done();
    await turn();
    expect(calls.map(({ kind }) => kind)).toEqual(['follow', 'unfollow']);
    calls[1]?.done();
    expect(await end).toEqual({ isFollowing: false, followersCount: 4 });
  });

  test('what the server says later does not disturb a pending change', async () => {
    const { calls, writes } = heldWrites();
    const queue = createFollowQueue({ isFollowing: false, followersCount: 4 });
    const end = queue.request(true, writes);
    queue.seed({ isFollowing: false, followersCount: 4 });
    expect(queue.getSnapshot().isFollowing).toBe(true);
    calls[0]?.done();
    await end;
    queue.seed({ isFollowing: true, followersCount: 9 });
    expect(queue.getSnapshot().followersCount).toBe(9);
  });
});

describe('what happens while a follow is on its way', () => {
  const begin = (state?: FollowWrites['state']) => {
    const { calls, writes } = heldWrites();
    const queue = createFollowQueue({ isFollowing: false, followersCount: 4 });
    const end = queue.request(true, { ...writes, ...(state && { state }) });
    return { queue, end, answer: (count?: number) => calls[0]?.done(count) };
  };

  test('by another person is in the count that the answer carries', async () => {
    const { end, answer } = begin();
    answer(6);
    expect(await end).toEqual({ isFollowing: true, followersCount: 6 });
  });

  test('and was counted with the own follow is shown after it', async () => {
    const { queue, end, answer } = begin();
    queue.seed({ isFollowing: true, followersCount: 6 });
    expect(queue.getSnapshot().followersCount).toBe(5);
    answer();
    expect(await end).toEqual({ isFollowing: true, followersCount: 6 });
  });

  test('and may be counted without the own follow is asked for after it', async () => {
    const { queue, end, answer } = begin(async () => ({ isFollowing: true, followersCount: 6 }));
    queue.seed({ isFollowing: false, followersCount: 5 });
    answer();
    expect(await end).toEqual({ isFollowing: true, followersCount: 6 });
  });

  test('is counted with the own follow where nobody can be asked', async () => {
    const { queue, end, answer } = begin(() => Promise.reject(new Error('no')));
    queue.seed({ isFollowing: false, followersCount: 5 });
    answer();
    expect(await end).toEqual({ isFollowing: true, followersCount: 6 });
  });

  test('and takes the own follow back on another page is not followed again', async () => {
    const { queue, end, answer } = begin(async () => ({ isFollowing: false, followersCount: 4 }));
    queue.seed({ isFollowing: false, followersCount: 9 });
    answer();
    expect(await end).toEqual({ isFollowing: false, followersCount: 4 });
  });

  test('leaves alone what the person asks for meanwhile', async () => {
    const { calls, writes } = heldWrites();
    const queue = createFollowQueue({ isFollowing: false, followersCount: 4 });
    const all: FollowWrites = {
      ...writes,
      async state() {
        void queue.request(false, all);
        return { isFollowing: true, followersCount: 6 };
      },
    };
    const end = queue.request(true, all);
    queue.seed({ isFollowing: false, followersCount: 5 });
    calls[0]?.done();
    await turn();
    expect(queue.getSnapshot()).toEqual({ isFollowing: false, followersCount: 5 });
    calls[1]?.done();
    expect(await end).toEqual({ isFollowing: false, followersCount: 5 });
  });
});

test('the count never goes below zero, and an unknown one stays unknown', () => {
  expect(followed({ isFollowing: true, followersCount: 0 }, false)).toEqual({
    isFollowing: false,
    followersCount: 0,
  });
  expect(followed({ isFollowing: true, followersCount: null }, false)).toEqual({
    isFollowing: false,
    followersCount: null,
  });
});

test('whatever is asked for and refused, the end shows what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.nat(20),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
      fc.array(fc.boolean(), { maxLength: 16 }),
      async (begin, count, targets, refusals) => {
        const server = { isFollowing: begin, followersCount: count + Number(begin) };
        let calls = 0;
        const write = (isFollowing: boolean) => async () => {
          await Promise.resolve();
          if (refusals[(calls += 1) - 1]) throw new Error('no');
          Object.assign(server, followed(server, isFollowing));
          return null;
        };
        const queue = createFollowQueue({ ...server });
        const ends = targets.map((target) =>
          queue
            .request(target, {
              follow: write(true),
              unfollow: write(false),
              state: async () => ({ ...server }),
            })
            .catch(() => undefined),
        );
        await Promise.all(ends);
        expect(queue.getSnapshot()).toEqual(server);
        expect(server.isFollowing).toBe(
          refusals.some(Boolean) ? server.isFollowing : targets.at(-1),
        );
      },
    ),
  );
});

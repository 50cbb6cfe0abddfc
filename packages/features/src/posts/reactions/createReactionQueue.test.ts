import { array, assert, asyncProperty, boolean, constantFrom, integer } from 'fast-check';
import { REACTION_KINDS, type ReactionKind } from '@clubline/contract';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/client';
import { createReactionQueue } from './createReactionQueue';

/** No answer: the call has done its work, or it never arrived. */
type Loss = 'answer' | 'call';
const lost = () => new ApiError(0, 'The connection was lost.');

function createServer(reaction: ReactionKind | null = null) {
  let others = 3;
  const log: string[] = [];
  const refused = new Set<string>();
  /** What becomes of the next calls, whatever they are; none of it is a call that goes well. */
  const losses: (Loss | null)[] = [];
  let own = reaction;
  const call = async (name: string, apply: () => void) => {
    log.push(name);
    await Promise.resolve();
    if (refused.has(name)) throw new Error(`no ${name}`);
    const loss = losses.shift();
    if (loss === 'call') throw lost();
    apply();
    if (loss === 'answer') throw lost();
  };
  return {
    log,
    refused,
    losses,
    state: () => ({ reaction: own, count: others + (own ? 1 : 0) }),
    /** The same person reacts in another window. */
    reactElsewhere: (kind: ReactionKind | null) => void (own = kind),
    /** Somebody else reacts. */
    addOther: () => void (others += 1),
    writes: {
      set: (kind: ReactionKind) => call(`set ${kind}`, () => void (own = kind)),
      remove: () => call('remove', () => void (own = null)),
      async own() {
        await call('look', () => undefined);
        return own;
      },
      async count() {
        await call('count', () => undefined);
        return others + (own ? 1 : 0);
      },
    },
  };
}
const start = (server: ReturnType<typeof createServer>) => createReactionQueue(server.state());

describe('one change', () => {
  test('is shown before the answer', async () => {
    const server = createServer();
    const queue = start(server);
    const done = queue.request('like', server.writes);
    expect(queue.getSnapshot()).toEqual({ reaction: 'like', count: 4 });
    await expect(done).resolves.toEqual({ reaction: 'like', count: 4 });
  });

  test('that replaces removes first, then sets, and leaves the count alone', async () => {
    const server = createServer('love');
    const queue = start(server);
    await queue.request('clown', server.writes);
    expect(server.log).toEqual(['remove', 'set clown']);
    expect(queue.getSnapshot()).toEqual({ reaction: 'clown', count: 4 });
  });

  test('for what is there already makes no call', async () => {
    const server = createServer('love');
    await start(server).request('love', server.writes);
    expect(server.log).toEqual([]);
  });

  test('that is refused is rolled back', async () => {
    const server = createServer();
    server.refused.add('set like');
    const queue = start(server);
    await expect(queue.request('like', server.writes)).rejects.toThrow('no set like');
    expect(queue.getSnapshot()).toEqual({ reaction: null, count: 3 });
  });

  test('whose second call fails puts the old reaction back', async () => {
    const server = createServer('love');
    server.refused.add('set clown');
    const queue = start(server);
    await expect(queue.request('clown', server.writes)).rejects.toThrow('no set clown');
    expect(server.log).toEqual(['remove', 'set clown', 'set love']);
    expect(queue.getSnapshot()).toEqual({ reaction: 'love', count: 4 });
    expect(server.state()).toEqual(queue.getSnapshot());
  });

  test('whose way back is barred too shows what the server has', async () => {
    const server = createServer('love');
    server.refused.add('set clown').add('set love');
    const queue = start(server);
    await expect(queue.request('clown', server.writes)).rejects.toThrow('no set clown');
    expect(queue.getSnapshot()).toEqual({ reaction: null, count: 3 });
    expect(server.state()).toEqual(queue.getSnapshot());
  });
});

describe('a change of which no answer comes', () => {
  test('and which has arrived holds, and is not made again', async () => {
    const server = createServer();
    server.losses.push('answer');
    const queue = start(server);
    await queue.request('like', server.writes);
    expect(server.log).toEqual(['set like', 'look']);
    expect(queue.getSnapshot()).toEqual({ reaction: 'like', count: 4 });
  });

  test('and which has not arrived is made once more', async () => {
    const server = createServer('love');
    server.losses.push('call');
    const queue = start(server);
    await queue.request(null, server.writes);
    expect(server.log).toEqual(['remove', 'look', 'remove']);
    expect(server.state().reaction).toBeNull();
    expect(queue.getSnapshot()).toEqual(server.state());
  });

  test('and of which nobody can say anything is rolled back', async () => {
    const server = createServer();
    server.losses.push('call', 'call');
    const queue = start(server);
    await expect(queue.request('like', server.writes)).rejects.toThrow('The connection was lost.');
    expect(server.log).toEqual(['set like', 'look']);
    expect(queue.getSnapshot()).toEqual({ reaction: null, count: 3 });
  });

  test('is refused the second time because it is there', async () => {
    const server = createServer();
    let isThere = false;
    const queue = start(server);
    await queue.request('like', {
      ...server.writes,
      async set(kind) {
        if (isThere) throw new ApiError(409, 'You have reacted already.');
        await server.writes.set(kind);
        isThere = true;
        throw lost();
      },
      own: async () => (isThere && server.log.push('look') > 2 ? 'like' : null),
    });
    expect(server.log).toEqual(['set like', 'look', 'look']);
    expect(queue.getSnapshot()).toEqual(server.state());
  });
});

describe('what another window does meanwhile', () => {
  /** As servers that take one reaction after another only once that is removed. */
  const strict = (server: ReturnType<typeof createServer>) => ({
    ...server.writes,
    async set(kind: ReactionKind) {
      if (server.state().reaction) throw new ApiError(409, 'You have reacted already.');
      await server.writes.set(kind);
    },
  });

  test.each(['answer', 'call'] as const)(
    'is seen where the %s was lost: the screen ends where the server is',
    async (loss) => {
      const server = createServer();
      server.losses.push(loss);
      const queue = start(server);
      const writes = strict(server);
      let looks = 0;
      await queue.request('like', {
        ...writes,
        async own() {
          looks += 1;
          if (looks === 1) server.reactElsewhere('love');
          return writes.own();
        },
      });
      expect(server.state().reaction).toBe('like');
      expect(queue.getSnapshot()).toEqual(server.state());
    },
  );

  test('after a call has arrived, and before its answer comes, is what holds', async () => {
    const server = createServer();
    const queue = start(server);
    const done = queue.request('like', {
      ...server.writes,
      async set(kind) {
        await server.writes.set(kind);
        server.reactElsewhere('love');
        queue.seed({ reaction: 'love', count: 4 });
      },
    });
    await expect(done).resolves.toEqual({ reaction: 'love', count: 4 });
    expect(queue.getSnapshot()).toEqual(server.state());
  });

  test('is what holds as well where it has removed the reaction', async () => {
    const server = createServer();
    const queue = start(server);
    const done = queue.request('like', {
      ...server.writes,
      async set(kind) {
        await server.writes.set(kind);
        queue.seed({ reaction: 'like', count: 4 });
        server.reactElsewhere(null);
        queue.seed({ reaction: null, count: 3 });
      },
    });
    await expect(done).resolves.toEqual({ reaction: null, count: 3 });
  });
});

test('quick clicks end in the last choice, with one count, one call at a time', async () => {
  const server = createServer();
  const queue = start(server);
  const targets = (['like', null, 'like', null, 'haha'] as const).map((target) =>
    queue.request(target, server.writes),
  );
  await Promise.all(targets);
  expect(queue.getSnapshot()).toEqual({ reaction: 'haha', count: 4 });
  expect(server.state()).toEqual(queue.getSnapshot());
});

test('news from the server waits while a change is pending', async () => {
  const server = createServer();
  const queue = start(server);
  const done = queue.request('like', server.writes);
  queue.seed({ reaction: null, count: 3 });
  expect(queue.getSnapshot()).toEqual({ reaction: 'like', count: 4 });
  await done;
  queue.seed({ reaction: 'like', count: 9 });
  expect(queue.getSnapshot()).toEqual({ reaction: 'like', count: 9 });
});

describe('a count that comes while a change is pending', () => {
  test('is shown after it', async () => {
    const server = createServer();
    const queue = start(server);
    const done = queue.request('like', server.writes);
    server.addOther();
    queue.seed({ reaction: 'like', count: 5 });
    await expect(done).resolves.toEqual({ reaction: 'like', count: 5 });
    expect(queue.getSnapshot()).toEqual(server.state());
    expect(server.log).toEqual(['set like']);
  });

  test('is shown after a change that is refused', async () => {
    const server = createServer();
    server.refused.add('set like');
    const queue = start(server);
    const done = queue.request('like', server.writes);
    server.addOther();
    queue.seed({ reaction: null, count: 4 });
    await expect(done).rejects.toThrow('no set like');
    expect(queue.getSnapshot()).toEqual(server.state());
  });

  test('is asked for where it does not say whether it has the change in it', async () => {
    const server = createServer();
    const queue = start(server);
    const done = queue.request('like', server.writes);
    server.addOther();
    queue.seed({ reaction: null, count: 4 });
    await done;
    expect(server.log).toEqual(['set like', 'count', 'look']);
    expect(queue.getSnapshot()).toEqual(server.state());
  });

  test('is shown as it came where it cannot be asked for', async () => {
    const server = createServer();
    server.refused.add('count');
    const queue = start(server);
    const done = queue.request('like', server.writes);
    queue.seed({ reaction: null, count: 9 });
    await done;
    expect(queue.getSnapshot()).toEqual({ reaction: 'like', count: 9 });
  });

  test('is no news where it is what was known before', async () => {
    const server = createServer();
    const queue = start(server);
    const done = queue.request('like', server.writes);
    queue.seed({ reaction: null, count: 3 });
    await done;
    expect(server.log).toEqual(['set like']);
    expect(queue.getSnapshot()).toEqual({ reaction: 'like', count: 4 });
  });

  test('leaves alone what is chosen while it is asked for', async () => {
    const server = createServer();
    const queue = start(server);
    const done = queue.request('like', {
      ...server.writes,
      async count() {
        if (server.log.length === 1) void queue.request(null, server.writes);
        return server.writes.count();
      },
    });
    server.addOther();
    queue.seed({ reaction: null, count: 4 });
    await done;
    expect(server.log).toEqual(['set like', 'count', 'look', 'remove']);
    expect(queue.getSnapshot()).toEqual(server.state());
  });
});

test('whatever is asked for and refused, the screen ends where the server is', async () => {
  await assert(
    asyncProperty(
      array(constantFrom(null, ...REACTION_KINDS), { minLength: 1, maxLength: 8 }),
      array(constantFrom('remove', ...REACTION_KINDS.map((kind) => `set ${kind}`))),
      boolean(),
      integer({ min: 0, max: 3 }),
      async (targets, refusals, startsLiked, pauseAt) => {
        const server = createServer(startsLiked ? 'like' : null);
        for (const refusal of refusals) server.refused.add(refusal);
        const queue = start(server);
        const all: Promise<unknown>[] = [];
        for (const [index, target] of targets.entries()) {
          all.push(queue.request(target, server.writes));
          if (index === pauseAt) await Promise.resolve();
        }
        await Promise.allSettled(all);
        expect(queue.getSnapshot()).toEqual(server.state());
      },
    ),
  );
});

test('whatever answers and calls are lost, the screen ends where the server is', async () => {
  await assert(
    asyncProperty(
      array(constantFrom(null, ...REACTION_KINDS), { minLength: 1, maxLength: 8 }),
      // Two in a row leave nobody who could say what the server has.
      array(constantFrom<Loss>('answer', 'call')),
      boolean(),
      integer({ min: 0, max: 3 }),
      async (targets, losses, startsLiked, pauseAt) => {
        const server = createServer(startsLiked ? 'like' : null);
        server.losses.push(...losses.flatMap((loss) => [loss, null, null]));
        const queue = start(server);
        const all: Promise<unknown>[] = [];
        for (const [index, target] of targets.entries()) {
          all.push(queue.request(target, server.writes));
          if (index === pauseAt) await Promise.resolve();
        }
        await Promise.all(all);
        expect(server.state().reaction).toBe(targets.at(-1));
        expect(queue.getSnapshot()).toEqual(server.state());
      },
    ),
  );
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'a change made %i steps after another is never lost, not even while that one ends',
  async (steps) => {
    const server = createServer();
    const queue = start(server);
    const first = queue.request('like', server.writes);
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    const second = queue.request(null, server.writes);
    await Promise.all([first, second]);
    expect(server.state().reaction).toBeNull();
    expect(queue.getSnapshot()).toEqual(server.state());
  },
);

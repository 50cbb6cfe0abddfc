import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../context';
import { socketGroup } from '../services/sockets';
import { createClubGroups } from './clubGroups';
import type { ClubWatcher, LiveServer, LiveSocket } from './live.types';

let turnsOfOthers = 0;
let timer: NodeJS.Immediate;
beforeEach(() => {
  turnsOfOthers = 0;
  timer = setImmediate(function again() {
    turnsOfOthers += 1;
    timer = setImmediate(again);
  });
});
afterEach(() => clearImmediate(timer));

/** A node where each of these people has so many pages open that show the posts of these clubs. */
function nodeWith({ people, pages, clubs }: { people: number; pages: number; clubs: number }) {
  const sockets = new Map<string, LiveSocket>();
  for (let n = 0; n < people * pages; n += 1) {
    const actor = { id: `person ${n % people}` };
    const socket = { id: `socket ${n}`, data: { actor }, rooms: new Set(), leave: vi.fn() };
    sockets.set(socket.id, socket as unknown as LiveSocket);
  }
  const rooms = new Map<string, Set<string>>();
  for (let n = 0; n < clubs; n += 1)
    rooms.set(socketGroup.feedOfClub(`club ${n}`), new Set(sockets.keys()));
  const io = { of: () => ({ adapter: { rooms } }), sockets: { sockets }, on: vi.fn() };
  const asked: { watchers: ClubWatcher[]; turn: number }[] = [];
  let work = Promise.resolve<unknown>(undefined);
  const groups = createClubGroups({
    io: io as unknown as LiveServer,
    isShared: false,
    missed: { notifyLocal: vi.fn(), notifyAll: vi.fn(), close: vi.fn() },
    context: {
      background: (_what: string, begun: Promise<unknown>) => void (work = begun),
    } as unknown as Context,
    modules: [
      {
        async findClubMembers(_context, watchers) {
          asked.push({ watchers, turn: turnsOfOthers });
          return watchers
            .filter(({ userId }) => userId !== 'person 0')
            .map((watcher) => ({ ...watcher, role: 'member' }));
        },
      },
    ],
  });
  const beat = async (times = 1) => {
    for (let n = 0; n < times; n += 1) groups.beat();
    await work;
  };
  return { beat, asked, sockets };
}

test('somebody is looked up once in each club, however many pages they have open', async () => {
  const { beat, asked, sockets } = nodeWith({ people: 2, pages: 30, clubs: 4 });
  await beat();
  expect(asked.flatMap(({ watchers }) => watchers)).toHaveLength(2 * 4);
  const left = [...sockets.values()].map(({ data, leave }) => [
    data.actor!.id,
    vi.mocked(leave).mock.calls.length > 0,
  ]);
  expect(new Set(left.map(String))).toEqual(new Set(['person 0,true', 'person 1,false']));
  expect(left).toHaveLength(60);
});

test('very many clubs are looked at in parts, and others have turns between', async () => {
  const { beat, asked } = nodeWith({ people: 5, pages: 20, clubs: 200 });
  await beat();
  expect(asked).toHaveLength(20);
  const turns = asked.map(({ turn }) => turn);
  expect(turns.every((turn, at) => at === 0 || turn > turns[at - 1]!)).toBe(true);
});

test('while a look at all is under way, no other begins; after it, one does', async () => {
  const { beat, asked } = nodeWith({ people: 2, pages: 1, clubs: 1 });
  await beat(3);
  expect(asked).toHaveLength(1);
  await beat();
  expect(asked).toHaveLength(2);
});

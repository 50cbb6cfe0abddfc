import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { modules } from '../../modules';
import { socketGroup } from '../../services/sockets';
import type { Sockets } from '../../services/sockets';
import { describeApi } from '../../testing/describeApi';
import { recordQueries } from '../../testing/recordQueries';
import type { LiveServer } from '../live.types';
import { localPresence } from './presence';
import { createRoomCounts } from './roomCounts';

const ROOMS = 5_000;
/** Statements that all rooms together may cost. */
const FEW = 30;

describeApi('the rooms of a node', (t) => {
  const roomIds = Array.from({ length: ROOMS }, (_, n) => `many_${n}`);
  const socketId = 'somebody';
  afterEach(() => t.api.io.of('/').adapter.delAll(socketId));

  /** Many joined rooms, half of which have messages, and what counts them. */
  async function countedRooms(send: Sockets['send'] = () => undefined) {
    const { context } = t.api;
    const emit = vi.fn();
    // Apart from what the node itself sends meanwhile.
    const local = { to: () => ({ emit }) };
    const io = Object.create(t.api.io, { local: { value: local } }) as LiveServer;
    for (let start = 0; start < ROOMS; start += 100)
      await context.db
        .insertInto('chatRooms')
        .values(
          roomIds.slice(start, start + 100).map((matchId, at) => {
            const createdAt = context.now();
            return { matchId, lastSeq: at % 2 === 0 ? 0 : 7, createdBy: null, createdAt };
          }),
        )
        .onConflict((conflict) => conflict.column('matchId').doNothing())
        .execute();
    await io.of('/').adapter.addAll(socketId, new Set(roomIds.map(socketGroup.room)));
    const { db, sent } = recordQueries(context.db);
    const started = new EventEmitter();
    const begun = once(started, 'work') as Promise<[{ running: Promise<unknown> }]>;
    const counts = createRoomCounts({
      io,
      sockets: { ...context.sockets, send },
      presence: localPresence(),
      context: {
        ...context,
        db,
        background: (_what, running) => void started.emit('work', { running }),
      },
      modules: modules.flatMap(({ sockets }) => sockets ?? []),
    });
    return { counts, emit, sent, started, work: begun.then(([{ running }]) => running) };
  }

  /** The most statements sent within one turn of the event loop, until the work is done. */
  async function mostInATurn(sent: unknown[], work: Promise<unknown>): Promise<number> {
    const state = { isRunning: true };
    const end = work.finally(() => (state.isRunning = false));
    let most = sent.length;
    while (state.isRunning) {
      const before = sent.length;
      await nextTurn();
      most = Math.max(most, sent.length - before);
    }
    await end;
    return most;
  }

  test('are looked at together, some in each turn', async () => {
    const { counts, sent, work } = await countedRooms();
    counts.beat();
    expect(await mostInATurn(sent, work)).toBe(1);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.length).toBeLessThanOrEqual(FEW);
  });

  test('are announced together', async () => {
    const told = new Map<string, unknown>();
    const { counts, sent, work } = await countedRooms((group, _event, body) => {
      told.set(group, body);
    });
    for (const roomId of roomIds) counts.announce(roomId);
    expect(await mostInATurn(sent, work)).toBe(1);
    expect(sent.length).toBeLessThanOrEqual(FEW);
    expect(told.size).toBe(ROOMS);
    expect([told.get('chat:many_0'), told.get('chat:many_4999')]).toEqual([
      { matchId: 'many_0', count: 0, lastSeq: 0 },
      { matchId: 'many_4999', count: 0, lastSeq: 7 },
    ]);
  });

  test('are told of alone by their counts where the database cannot be asked', async () => {
    const told: unknown[] = [];
    const { counts, sent, work } = await countedRooms((_group, _event, body) => {
      told.push(body);
    });
    sent.push = () => {
      throw new Error('away');
    };
    counts.announce('many_1');
    await work;
    expect(told).toEqual([{ matchId: 'many_1', count: 0 }]);
  });

  test('are told the same again after half a minute, in case somebody missed it', async () => {
    const { counts, emit, started } = await countedRooms();
    const begun = Date.now();
    const now = vi.spyOn(Date, 'now');
    const toldAfter = async (ms: number) => {
      emit.mockClear();
      now.mockReturnValue(begun + ms);
      const next = once(started, 'work') as Promise<[{ running: Promise<unknown> }]>;
      counts.beat();
      const [{ running }] = await next;
      await running;
      return emit.mock.calls.length;
    };
    const told: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const ms of [0, 5_000, 30_000, 35_000]) told.push(await toldAfter(ms));
    vi.restoreAllMocks();
    expect(told).toEqual([ROOMS, 0, ROOMS, 0]);
  });

  test('are looked at no further once the node closes', async () => {
    const { counts, sent, work } = await countedRooms();
    counts.beat();
    counts.close();
    await work;
    expect(sent.length).toBeLessThanOrEqual(1);
  });
});

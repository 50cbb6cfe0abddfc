import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { addressOf, connect } from '../../testing/sockets';

const open: { close(): unknown }[] = [];

afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

describeApi(
  'the rooms of one address',
  (t) => {
    test('are bounded; beyond, a socket may be in two of its own', async () => {
      const { db, now } = t.api.context;
      const roomIds = Array.from({ length: 505 }, (_, n) => `room_${n}`);
      const rows = roomIds.map((matchId) => ({
        matchId,
        lastSeq: 0,
        createdBy: null,
        createdAt: now(),
      }));
      await db.insertInto('chatRooms').values(rows).execute();
      const read = async () => {
        const reader = await connect(await addressOf(t.api), '', 'reader');
        open.push(reader.socket);
        return reader;
      };
      const readers = await Promise.all(Array.from({ length: 25 }, read));
      await Promise.all(
        readers.flatMap(({ join }, n) => roomIds.slice(20 * n, 20 * n + 20).map(join)),
      );
      const late = await read();
      const ask = (matchId: string): Promise<unknown> =>
        (late.socket as unknown as Socket).timeout(5_000).emitWithAck('joinRoom', { matchId });
      expect([await ask('room_500'), await ask('room_501')]).toEqual([null, null]);
      const message = expect.stringContaining('your network') as unknown;
      expect(await ask('room_502')).toMatchObject({ ok: false, code: 'FORBIDDEN', message });
      // Where others of the address are already, it costs nothing.
      expect(await ask('room_0')).toBeNull();

      readers[1]!.socket.close();
      await expect.poll(() => ask('room_502')).toBeNull();
    });
  },
  { rateLimitScale: 1 },
);

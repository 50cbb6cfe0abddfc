import { sendMessageEvent } from '@clubline/contract/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import type { TestApi } from '../../testing/describeApi';
import { openRawSocket, textFrame } from '../../testing/hostile/rawSocket';
import type { RawSocket } from '../../testing/hostile/rawSocket';
import { addressOf } from '../../testing/sockets';

const PLAIN = { path: '/socket.io/?EIO=4&transport=websocket', headers: {} };
const open: RawSocket[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of open.splice(0)) socket.close();
});

/** Sends events, of which the last one is answered last; how many of them were read. */
async function readOf(t: TestApi, auth: object, counts: number[]): Promise<number> {
  const read = vi.spyOn(sendMessageEvent, 'safeParse');
  for (const count of counts) {
    const socket = (await openRawSocket(await addressOf(t.api), PLAIN)) as RawSocket;
    open.push(socket);
    socket.send(textFrame(`40${JSON.stringify(auth)}`));
    expect(await socket.until(/^40\{"sid/m)).toBe('said');
    const message = 'a\u0301'.repeat(20);
    for (let at = 1; at <= count; at += 1)
      socket.send(textFrame(`42${at}["sendMessage",${JSON.stringify({ message })}]`));
    expect(await socket.until(new RegExp(`^43${count}\\[`, 'm'))).toBe('said');
  }
  return read.mock.calls.length;
}

describeApi(
  'what is sent beyond what may be sent',
  (t) => {
    test('is not even read, on all sockets of a person together', async () => {
      const { accessToken } = await t.person();
      expect(await readOf(t, { token: accessToken }, [50, 50])).toBe(20);
    });

    test('is not even read, of all readers at an address together', async () => {
      expect(await readOf(t, { reader: true }, [250, 250])).toBe(400);
    });
  },
  { rateLimitScale: 1 },
);

import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { LiveServer } from './live.types';
import { writeTogether } from './writeTogether';

/** A connection that notes what it is told to write, and when it is held and let go. */
function openConnection() {
  const engine = new EventEmitter();
  const noted: string[] = [];
  const socket = { cork: () => noted.push('hold'), uncork: () => noted.push('let go') };
  const transport = { send: (packets: string[]) => noted.push(...packets) };
  writeTogether({ engine } as unknown as LiveServer);
  engine.emit('connection', { transport, request: { socket } });
  return { noted, send: (...packets: string[]) => transport.send(packets) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what a connection is sent in one turn goes out together, in its order', async () => {
  const { noted, send } = openConnection();
  send('a');
  send('b', 'c');
  await Promise.resolve();
  send('d');
  expect(noted).toEqual(['hold', 'a', 'b', 'c', 'd']);
  await turn();
  send('e');
  await turn();
  expect(noted).toEqual(['hold', 'a', 'b', 'c', 'd', 'let go', 'hold', 'e', 'let go']);
});

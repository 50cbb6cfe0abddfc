import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeEventTurn } from './eventTurns';

test('events of many sockets of one address let others come between', async () => {
  const node = {};
  const handled: string[] = [];
  const send = (who: string, from: string) =>
    takeEventTurn(node, [from, from, from], async () => void handled.push(who));
  const flood = Array.from({ length: 1_000 }, () => send('flood', '203.0.113.1'));
  await nextTurn();
  await send('ann', '198.51.100.1');
  expect(handled.length).toBeLessThan(50);
  await Promise.all(flood);
});

test('events of one begin in the order in which they were sent', async () => {
  const begun: number[] = [];
  const node = {};
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      takeEventTurn(node, ['a', 'a', 'ann'], async () => void begun.push(at)),
    ),
  );
  expect(begun).toEqual(Array.from({ length: 20 }, (_, at) => at));
});

test('what an event answers or fails with is handed on', async () => {
  expect(await takeEventTurn({}, ['a'], () => Promise.resolve('stored'))).toBe('stored');
  const refused = takeEventTurn({}, ['a'], () => Promise.reject(new Error('no')));
  await expect(refused).rejects.toThrow('no');
});

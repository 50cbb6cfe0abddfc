import { expect, test } from 'vitest';
import { takeTurns } from './takeTurns.mjs';

test('no more tasks run at a time than may, and all of them come to their end', async () => {
  const inTurn = takeTurns(2);
  const ends = [];
  let running = 0;
  let most = 0;
  const task = (name) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => ends.push(resolve));
    running -= 1;
    return name;
  };
  const all = Promise.all(['one', 'two', 'three'].map((name) => inTurn(task(name))));
  await expect.poll(() => ends.length).toBe(2);
  ends[0]();
  await expect.poll(() => ends.length).toBe(3);
  ends.forEach((end) => end());
  expect(await all).toEqual(['one', 'two', 'three']);
  expect(most).toBe(2);
});

test('a task that fails gives its turn to the next', async () => {
  const inTurn = takeTurns(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

import { ADDITIONS_HEADER, CLIENT_IDS } from '@clubline/contract';
import { expect, test } from 'vitest';
import { createSafeStorage } from '../environment';
import { createAdditions } from './createAdditions';

const naming = (names: string) => new Headers({ [ADDITIONS_HEADER]: names });

test('nothing is known before the first answer', () => {
  expect(createAdditions().has(CLIENT_IDS)).toBe(false);
});

test('an answer names what the server takes, with blanks between', () => {
  const additions = createAdditions();
  additions.hear(naming(`other ${CLIENT_IDS}`), true);
  expect([additions.has(CLIENT_IDS), additions.has('other'), additions.has('client')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a refusal may name additions, but only an answer that went well takes them back', () => {
  const additions = createAdditions();
  additions.hear(naming(CLIENT_IDS), false);
  additions.hear(new Headers(), false);
  expect(additions.has(CLIENT_IDS)).toBe(true);
  additions.hear(new Headers(), true);
  expect(additions.has(CLIENT_IDS)).toBe(false);
});

test('who listens hears of changes alone, until they stop', () => {
  const additions = createAdditions();
  let heard = 0;
  const stop = additions.subscribe(() => (heard += 1));
  additions.hear(naming(CLIENT_IDS), true);
  additions.hear(naming(CLIENT_IDS), true);
  expect(heard).toBe(1);
  additions.hear(new Headers(), true);
  expect(heard).toBe(2);
  stop();
  additions.hear(naming(CLIENT_IDS), true);
  expect(heard).toBe(2);
});

test('a first answer that names nothing may take back what was likely', () => {
  const storage = createSafeStorage(() => undefined);
  createAdditions(storage).hear(naming(CLIENT_IDS), true);
  const additions = createAdditions(storage);
  const likely: boolean[] = [];
  additions.subscribe(() => likely.push(additions.isLikely(CLIENT_IDS)));
  additions.hear(new Headers(), true);
  expect(likely).toEqual([false]);
});

test('what an earlier page was told is likely until this one hears otherwise', () => {
  const storage = createSafeStorage(() => undefined);
  createAdditions(storage).hear(naming(CLIENT_IDS), true);
  const additions = createAdditions(storage);
  expect([additions.isLikely(CLIENT_IDS), additions.has(CLIENT_IDS)]).toEqual([true, false]);
  additions.hear(new Headers(), false);
  expect(additions.isLikely(CLIENT_IDS)).toBe(true);
  additions.hear(new Headers(), true);
  expect(additions.isLikely(CLIENT_IDS)).toBe(false);
  expect(createAdditions(storage).isLikely(CLIENT_IDS)).toBe(false);
});

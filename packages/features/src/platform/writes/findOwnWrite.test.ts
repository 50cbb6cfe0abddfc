import { expect, test } from 'vitest';
import { beginAmong, findOwnWrite } from './findOwnWrite';
import type { Write } from './writes.types';

const NOW = '2026-05-03T12:00:00.000Z';

const row = (id: string, createdAt: string) => ({ id, createdAt });

/** A write whose answer is lost, among what the list shows as it is sent. */
function lost(known: { id: string; createdAt: string }[] | undefined): Write<string> {
  const writtenAt = Date.parse(NOW);
  return {
    id: 'w1',
    clientId: 'w1',
    content: 'Hello',
    state: 'sending',
    failedAt: null,
    writtenAt,
    isAttempted: true,
    isNamed: false,
    ...beginAmong(known, () => false, writtenAt),
  };
}

test('a row dated far in the future does not hide what was stored after it', () => {
  const old = [row('1', '2026-05-03T11:00:00.000Z'), row('2', '2031-01-01T00:00:00.000Z')];
  const stored = row('3', NOW);
  expect(findOwnWrite([...old, stored], lost(old), ({ id }) => id === '3')).toBe(stored);
});

test('a row older than the newest one known is not taken for what was written', () => {
  const old = [row('1', '2026-05-03T11:00:00.000Z')];
  const elder = row('0', '2026-05-03T10:00:00.000Z');
  expect(findOwnWrite([elder, ...old], lost(old), ({ id }) => id === '0')).toBeNull();
});

test('on a machine whose clock is slow, the dates of the server hold', () => {
  const old = [row('1', '2026-05-03T13:00:00.000Z'), row('2', '2026-05-03T14:00:00.000Z')];
  expect(lost(old).since).toBe('2026-05-03T14:00:00.000Z');
});

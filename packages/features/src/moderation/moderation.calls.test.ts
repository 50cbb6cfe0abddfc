import { expect, test } from 'vitest';
import type { ApiClient } from '../platform/client';
import { answering } from '../testing/harness/answering';
import { moderationCalls } from './moderation.calls';

/** A server that answers everything with the same. */
test.each([
  ['members', { id: 'u1' }, (client: ApiClient) => moderationCalls.loadMembers(client, 'c1', '')],
  ['banned', { id: 'u1' }, (client: ApiClient) => moderationCalls.loadBanned(client, 'c1')],
  [
    'reports',
    { post: { id: 'p1' }, reasons: [] },
    (client: ApiClient) => moderationCalls.loadReports(client, 'c1'),
  ],
])('all %s are not said to be cut because one cannot be read', async (name, row, load) => {
  const page = await load(answering({ data: { [name]: [row, {}] }, meta: { total: 2 } }));
  expect(page.items).toHaveLength(1);
  expect(page).not.toHaveProperty('cutAt');
});

test('a report is looked for no further down than where it stood', async () => {
  const asked: string[] = [];
  // Two on each page, newest first, and no end.
  const client = {
    async get(path: string) {
      asked.push(path);
      const minute = (at: number) => `2026-03-01T18:${String(59 - at).padStart(2, '0')}:00.000Z`;
      const at = asked.length * 2;
      const reports = [at - 2, at - 1].map((row) => ({
        post: { id: `p${row}` },
        reasons: [],
        reportedAt: minute(row),
      }));
      return { data: { reports }, meta: { nextCursor: String(at), hasMore: true } };
    },
  } as unknown as ApiClient;
  const gone = { id: 'gone', reportedAt: '2026-03-01T18:56:00.000Z' };
  await expect(moderationCalls.isReported(client, 'c1', gone)).resolves.toBe(false);
  expect(asked).toHaveLength(3);
  const there = { id: 'p9', reportedAt: '2026-03-01T18:50:00.000Z' };
  asked.length = 0;
  await expect(moderationCalls.isReported(client, 'c1', there)).resolves.toBe(true);
  expect(asked).toHaveLength(5);
});

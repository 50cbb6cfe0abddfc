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

import { expect, test } from 'vitest';
import { answering } from '../testing/harness/answering';
import { channelCalls } from './channels.calls';

/** A server that answers everything with the same. */
test('all messages are not said to be cut because one of them cannot be read', async () => {
  const body = { data: { messages: [{ id: 'm1' }, {}] }, meta: { total: 2 } };
  const channel = { clubId: 'c1', channelId: 'h1', userId: 'u1' };
  const page = await channelCalls.load(answering(body), channel);
  expect(page.items.map(({ id }) => id)).toEqual(['m1']);
  expect(page).not.toHaveProperty('cutAt');
});

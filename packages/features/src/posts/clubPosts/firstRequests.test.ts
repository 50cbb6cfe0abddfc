import { expect, test } from 'vitest';
import { firstRequests } from '../../shell';
import { recordPath } from '../../testing';
import { clubPostsCalls } from './clubPosts.calls';

type Asking = Parameters<Parameters<typeof recordPath>[0]>[0];

test.each([
  ['club', ({ client }: Asking) => clubPostsCalls.load(client, { userId: 'me', clubId: 'id' })],
] as const)('the page “%s” asks ahead in the very words of its call', async (name, call) => {
  const asked = firstRequests(name).map(({ path }) =>
    path.replaceAll(':me', 'me').replaceAll(':id', 'id'),
  );
  expect(asked).toContain(await recordPath(call));
});

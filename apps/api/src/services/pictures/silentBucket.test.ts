import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { createFileStore } from '../fileStore';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

afterEach(() => void vi.useRealTimers());

const statusOf = (error: unknown) => (error as { statusCode?: number }).statusCode;

test.each([
  ['put', 503],
  ['get', 503],
  ['open', 503],
  ['remove', undefined],
] as const)('%s is given up after 20 s, also when garbage is collected', async (how, status) => {
  let closed = false;
  const server = createServer((_request, response) => {
    response.on('close', () => (closed = true));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const store = createFileStore({
    dataDir: '/nowhere',
    publicUrl: undefined,
    objectStore: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'b',
      region: 'auto',
      accessKeyId: 'k',
      secretAccessKey: 's',
      publicUrl: 'https://cdn.test',
    },
  });
  const given = store[how]('a.webp', Buffer.from('x')).then(() => 'done', statusOf);
  await once(server, 'request');
  for (let n = 0; n < 3; n += 1) {
    collectGarbage();
    await new Promise(setImmediate);
  }
  vi.advanceTimersByTime(20_000);
  expect(await given).toBe(status);
  await expect.poll(() => closed).toBe(true);
  server.close();
});

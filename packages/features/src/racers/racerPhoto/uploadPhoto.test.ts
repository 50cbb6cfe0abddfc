import { expect, test } from 'vitest';
import { createApiClient, createTransport } from '../../platform/client';
import { createFakeClock, settle } from '../../testing';
import { racersBackend } from '../../testing/racers.fixtures';
import { uploadPhoto } from './uploadPhoto';

function start(progress: number[]) {
  const backend = racersBackend({ progress });
  const clock = createFakeClock();
  const client = createApiClient(
    createTransport({ fetch: backend.fetch, clock: createFakeClock() }),
    {
      fresh: async () => null,
      refresh: async () => false,
      hasExpired: () => false,
      epoch: () => 0,
      lost: () => undefined,
    },
  );
  const release = backend.hold('POST /athletes/upload-image/:id');
  const heard: number[] = [];
  const result = uploadPhoto({
    client,
    clock,
    athleteId: 'a 1',
    photo: new File(['x'], 'my face.png', { type: 'image/png' }),
    onProgress: (value) => heard.push(value),
  });
  return { backend, clock, release, heard, result };
}
const asked = (backend: ReturnType<typeof racersBackend>) =>
  backend.callsTo('GET /athletes/upload-progress/:name');

test('progress is polled every 700 ms, never falls, and ends at 100 with the address', async () => {
  const { backend, clock, release, heard, result } = start([40, 20, 80]);
  await clock.advance(699);
  expect(asked(backend)).toHaveLength(0);
  await clock.advance(1);
  await clock.advance(1_400);
  expect(asked(backend).map(({ path }) => path)).toEqual(
    Array.from({ length: 3 }, () => '/athletes/upload-progress/my%20face.png'),
  );
  release();
  expect(await result).toBe('/uploads/a 1.webp');
  expect(heard).toEqual([0, 40, 40, 80, 100]);
  await clock.advance(5_000);
  expect(asked(backend)).toHaveLength(3);
});

test('nobody asks for longer than a minute', async () => {
  const { backend, clock, release, result } = start([10]);
  await clock.advance(120_000);
  expect(asked(backend).length).toBeLessThanOrEqual(Math.ceil(60_000 / 700));
  expect(asked(backend).length).toBeGreaterThan(80);
  release();
  await result;
});

test('progress that cannot be had does not harm the upload', async () => {
  const { backend, clock, release, heard, result } = start([10]);
  backend.fail('GET /athletes/upload-progress/:name');
  await clock.advance(2_000);
  release();
  await settle();
  expect(await result).toBe('/uploads/a 1.webp');
  expect(heard).toEqual([0, 100]);
});

import { expect, test } from 'vitest';
import { createApiClient, createTransport } from '../../platform/client';
import { createFakeClock, fakeRacer } from '../../testing';
import { racersBackend } from '../../testing/racers.fixtures';
import { confirmRacer, NEW_RACER_PAGES } from './confirmRacer';

function start(backend: ReturnType<typeof racersBackend>, id: string | null) {
  const clock = createFakeClock();
  const times: number[] = [];
  backend.handle('GET /jet-ski-racer-details/:id', ({ params }) => {
    times.push(clock.now());
    return params.id === 'there' && times.length === 2 ? fakeRacer({ id: 'there' }) : { ok: true };
  });
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
  return { clock, times, result: confirmRacer(client, clock, { id, name: 'Jane Doe' }) };
}

test('it is over as soon as the racer is there', async () => {
  const { clock, times, result } = start(racersBackend(), 'there');
  await clock.advance(10_000);
  expect(await result).toBe('there');
  expect(times).toHaveLength(2);
});

test('eight looks with growing gaps up to 1200 ms, then the list by name', async () => {
  const { clock, times, result } = start(racersBackend(), 'gone');
  const begun = clock.now();
  await clock.advance(60_000);
  const gaps = times.map((at, index) => at - (times[index - 1] ?? begun));
  expect(gaps).toEqual([150, 300, 450, 600, 750, 900, 1_050, 1_200]);
  expect(await result).toBe('6f1c9f0e-3f7d-4d52-9a51-0c5be2d3a111');
});

test('without an id it is looked for by name, eight times before all pages', async () => {
  const backend = racersBackend();
  let looks = 0;
  backend.handle('GET /jet-ski-racer-details', () => {
    looks += 1;
    return { racers: looks === 3 ? [fakeRacer({ id: 'new', name: ' jane  DOE' })] : [] };
  });
  const { clock, result } = start(backend, null);
  await clock.advance(899);
  expect(looks).toBe(2);
  await clock.advance(1);
  expect(await result).toBe('new');
  expect(looks).toBe(3);
});

test('endless pages are left after twelve', async () => {
  const backend = racersBackend();
  backend.handle('GET /jet-ski-racer-details', () => ({
    racers: [fakeRacer({ id: 'x', name: 'Somebody Else' })],
    nextPage: 2,
  }));
  const { clock, result } = start(backend, null);
  await clock.advance(60_000);
  expect(await result).toBeNull();
  expect(backend.callsTo('GET /jet-ski-racer-details')).toHaveLength(8 + NEW_RACER_PAGES);
});

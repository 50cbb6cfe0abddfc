import { describe, expect, test } from 'vitest';
import { createApiClient, createTransport } from '../platform/client';
import { createFakeClock, FakeReply, fakeRacer } from '../testing';
import { JANE_ID, racersBackend, racersContent } from '../testing/racers.fixtures';
import { findRacer, isNotFound, LOOKUP_PAGES } from './findRacer';

const clientOf = (backend: ReturnType<typeof racersBackend>) =>
  createApiClient(createTransport({ fetch: backend.fetch, clock: createFakeClock() }), {
    fresh: async () => null,
    refresh: async () => false,
    hasExpired: () => false,
    epoch: () => 0,
    lost: () => undefined,
  });
const lists = (backend: ReturnType<typeof racersBackend>) =>
  backend.callsTo('GET /jet-ski-racer-details');

describe('looking a racer up', () => {
  test('what looks like an id is tried first, and is enough', async () => {
    const backend = racersBackend();
    expect((await findRacer(clientOf(backend), JANE_ID)).name).toBe('Jane Doe');
    expect(backend.calls).toHaveLength(1);
  });

  test('a name is looked for page by page', async () => {
    const backend = racersBackend();
    expect((await findRacer(clientOf(backend), 'mateo-orourke')).name).toBe("Mateo O'Rourke");
    expect(lists(backend).map(({ query }) => query.toString())).toEqual(
      [0, 50, 100].map((skip) => `skip=${skip}&limit=50&order=DESC`),
    );
  });

  test('a name is asked for by name where racers carry their address form', async () => {
    const backend = racersBackend({ ...racersContent, embeds: true });
    expect((await findRacer(clientOf(backend), 'mateo-orourke')).name).toBe("Mateo O'Rourke");
    expect(lists(backend).map(({ query }) => query.toString())).toEqual([
      'skip=0&limit=50&order=DESC',
      'skip=0&limit=50&order=DESC&slug=mateo-orourke',
    ]);
  });

  test('an id that fails is looked for in the list', async () => {
    const backend = racersBackend(undefined, (server) =>
      server.fail('GET /jet-ski-racer-details/:id'),
    );
    expect((await findRacer(clientOf(backend), JANE_ID)).name).toBe('Jane Doe');
  });

  test('an id that is nowhere fails with the first answer', async () => {
    const backend = racersBackend({ racers: [] }, (server) =>
      server.fail(
        'GET /jet-ski-racer-details/:id',
        new FakeReply(500, { message: 'The index is down.' }),
      ),
    );
    await expect(findRacer(clientOf(backend), JANE_ID)).rejects.toThrow('The index is down.');
  });

  test('endless pages are left after ten', async () => {
    const backend = racersBackend();
    backend.handle('GET /jet-ski-racer-details', () => ({
      racers: [fakeRacer({ id: 'x', name: 'Somebody Else' })],
      nextPage: 2,
    }));
    await expect(findRacer(clientOf(backend), 'jane-doe')).rejects.toThrow('Racer not found');
    expect(lists(backend)).toHaveLength(LOOKUP_PAGES);
  });

  test.each(['', '   '])('nothing (%j) is not found without a call', async (value) => {
    const backend = racersBackend();
    await expect(findRacer(clientOf(backend), value)).rejects.toThrow('Racer not found');
    expect(backend.calls).toHaveLength(0);
  });
});

test('whatever says not found is not found', () => {
  expect(isNotFound(new Error('Athlete NOT FOUND'))).toBe(true);
  expect(isNotFound(new Error('The server is tired.'))).toBe(false);
});

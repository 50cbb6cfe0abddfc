import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Context } from '../../context';
import { transact } from '../../db/dialect';
import { lockClub } from '../../modules/clubs/clubLock';
import { createClub } from '../../testing/clubs';
import { describeApi, testConfig } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf } from '../../testing/sockets';
import { endingCalls, takeTurn } from './callTurns';

describeApi('calls that one person sends at once', (t) => {
  const setUp = async () => {
    const [owner, fan, other] = (await t.people(3)) as [Person, Person, Person];
    const { id } = await createClub(owner);
    let done = 0;
    const join = async () => {
      const { status } = await fan.post(`/clubs/${id}/join`, {});
      done += 1;
      return status;
    };
    const joinAtOnce = (times: number) => Array.from({ length: times }, join);
    return { id, fan, other, joinAtOnce, countDone: () => done };
  };

  test('are answered in turns with those of others', async () => {
    const { other, joinAtOnce, countDone } = await setUp();
    const joins = joinAtOnce(120);
    const { status } = await other.put('/users/update-bio', { bio: 'Rows' });
    expect([status, countDone() < 20]).toEqual([200, true]);
    expect(new Set(await Promise.all(joins))).toEqual(new Set([200]));
  });

  test('leave connections to others while all of them wait for one row', async ({ skip }) => {
    skip(t.database === 'embedded', 'it has one writer');
    const { id, other, joinAtOnce } = await setUp();
    const joins = await transact(t.api.context.db, async (trx) => {
      await lockClub(trx, id);
      const waiting = joinAtOnce(30);
      expect((await other.put('/users/update-bio', { bio: 'Rows' })).status).toBe(200);
      return waiting;
    });
    expect(new Set(await Promise.all(joins))).toEqual(new Set([200]));
  });

  test('give their turns back where nobody waits for the answers any more', async () => {
    const { fan } = await setUp();
    const address = await addressOf(t.api);
    const going = new AbortController();
    const headers = { authorization: `Bearer ${fan.accessToken}` };
    const ask = () => fetch(`${address}/api/clubs`, { headers, signal: going.signal });
    const asked = Array.from({ length: 40 }, ask);
    await Promise.race(asked);
    going.abort();
    await Promise.allSettled(asked);
    expect((await fan.get('/clubs')).status).toBe(200);
  });
});

const embedded = () => {
  const db = { getExecutor: () => ({ adapter: {} }) };
  const counting = { db, config: testConfig({ databasePool: 10 }) } as unknown as Context;
  const callOf = (id: string, rate = 'read') =>
    ({
      ip: '203.0.113.7',
      actor: { id },
      headers: {},
      routeOptions: { config: { rate } },
    }) as unknown as FastifyRequest;
  const end = (call: FastifyRequest) => endingCalls(counting)(call, {} as FastifyReply, '');
  return { counting, callOf, end };
};

test('the embedded database answers two calls at a time, however many have come', async () => {
  const { counting, callOf, end } = embedded();
  const calls = ['ann', 'ben', 'kim', 'zoe'].map((id) => callOf(id));
  let begun = 0;
  const turns = calls.map((call) => takeTurn(counting, call).then(() => (begun += 1)));
  await Promise.all(turns.slice(0, 2));
  await new Promise(setImmediate);
  expect(begun).toBe(2);
  await end(calls[0]!);
  await turns[2];
  expect(begun).toBe(3);
  await end(calls[1]!);
  await turns[3];
});

test('a call that reads waits there for none that write', async () => {
  const { counting, callOf, end } = embedded();
  const calls = [callOf('ann', 'write'), callOf('ben', 'write'), callOf('kim', 'read')];
  for (const call of calls) expect(await takeTurn(counting, call)).toBe(false);
  for (const call of calls) await end(call);
});

test('a call that has waited for seconds is refused, and gives its turn to the next', async () => {
  const { counting, callOf, end } = embedded();
  const [first, second] = [callOf('ann'), callOf('ben')];
  expect([await takeTurn(counting, first), await takeTurn(counting, second)]).toEqual([
    false,
    false,
  ]);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const early = takeTurn(counting, callOf('kim'));
  clock.mockReturnValue(8_000);
  const late = takeTurn(counting, callOf('zoe'));
  clock.mockReturnValue(12_000);
  await end(first);
  await expect(early).rejects.toMatchObject({ statusCode: 503 });
  expect(await late).toBe(true);
  clock.mockRestore();
});

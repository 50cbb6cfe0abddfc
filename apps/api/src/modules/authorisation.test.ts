import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAMES, roles, sentBy, table } from '../testing/authorisation';
import type { Fixture } from '../testing/authorisation';
import { prepareFixtures } from '../testing/authorisation/fixtures';
import type { Fixtures } from '../testing/authorisation/fixtures';
import { recordPushes } from '../testing/authorisation/pushRecorder';
import type { PushRecorder } from '../testing/authorisation/pushRecorder';
import { describeApi } from '../testing/describeApi';

describeApi('who may do what, and what it sends to others', (t) => {
  let fixtures: Fixtures;
  let pushes: PushRecorder;
  let forReading: Promise<Fixture> | undefined;

  beforeAll(async () => {
    fixtures = await prepareFixtures(t);
    pushes = recordPushes(t.api);
  });
  afterAll(() => pushes.stop());

  const declared = () =>
    t.api.routes
      .filter(({ method, config }) => config?.policy !== undefined && method !== 'HEAD')
      .map(({ method, url }) => `${String(method)} ${url}`);

  test('the table holds every call and no other', () => {
    const calls = declared()
      .filter((key) => key.includes(' /api/'))
      .map((key) => key.replace(' /api/', ' /'));
    expect(Object.keys(table).sort()).toEqual(calls.sort());
  });

  test('what machines ask for and the pages without script are open to everybody', async () => {
    const open = declared().filter((key) => !key.includes(' /api/'));
    expect(open.sort()).toEqual([
      'GET /.well-known/change-password',
      'GET /confirm-email',
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'GET /reset-password',
      'POST /auth/reset',
      'POST /auth/sign-in',
      'POST /auth/sign-up',
      'POST /confirm-email',
      'POST /contact',
      'POST /reset-password',
    ]);
    for (const key of open) {
      const [method, url] = key.split(' ') as ['GET', string];
      expect([200, 302, 400], key).toContain((await t.api.app.inject({ method, url })).statusCode);
    }
  });

  describe.each(Object.entries(table))('%s', (key, [may, call, ...more]) => {
    // Reading leaves the fixture as it is.
    const fixtureFor = async () =>
      key.startsWith('GET ') ? await (forReading ??= fixtures.create()) : await fixtures.create();

    test.each(roles)('as %s', async (role) => {
      const fixture = await fixtureFor();
      await fixtures.restore(role);
      const actorId = fixtures.idOf(role);
      const caller = await fixtures.callerAs(role);
      await pushes.sent();
      const answer = await call(caller, fixture, actorId, fixtures.count());
      const outcome = answer.status < 400 ? 'yes' : answer.status;
      // Calls whose errors are plain text say it without an envelope.
      const isExplained = outcome === 'yes' || /\w/.test(answer.body.message ?? answer.body);
      expect([outcome, isExplained]).toEqual([may[role], true]);
      expect(await pushes.sent()).toEqual(outcome === 'yes' ? sentBy(more, role) : []);
    });

    test.each(more.includes(NAMES) ? ['another person'] : [])('in the name of %s', async () => {
      const fixture = await fixtureFor();
      const owner = await fixtures.callerAs('owner');
      const { member } = fixtures.people;
      await pushes.sent();
      const answer = await call(owner, fixture, member.id, fixtures.count());
      expect(answer.status).toBe(403);
      expect(answer.body.message ?? answer.body).toMatch(
        /^You may only (act as yourself|change your own profile)\.$/,
      );
      expect(await pushes.sent()).toEqual([]);
    });
  });
});

describeApi(
  'racers kept to administrators',
  (t) => {
    test('a setting closes editing to everybody else', async () => {
      const [admin, fan] = [await t.admin(), await t.person()];
      const made = await admin.post('/jet-ski-racer-details', {
        name: 'Kept Racer',
        age: 30,
        bio: 'Calm.',
        boatManufacturers: 'Halcyon',
      });
      const { id, racer } = made.body;
      expect((await fan.put(`/jet-ski-racer-details/${id}`, { age: 31 })).status).toBe(403);
      expect(
        (
          await fan.upload('POST', `/athletes/upload-image/${racer.athlete.id}`, {
            name: 'media',
            bytes: new Uint8Array(4),
          })
        ).status,
      ).toBe(403);
      expect((await admin.put(`/jet-ski-racer-details/${id}`, { age: 31 })).body.athlete.age).toBe(
        31,
      );
    });
  },
  { racerEditing: 'admin' },
);

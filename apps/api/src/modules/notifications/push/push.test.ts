import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createClubWith, createPost } from '../../../testing/clubs';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { createBrowser, readSignature, startPushService } from '../../../testing/pushService';
import { deleteEndedPushes, sendPushes } from '.';
import { pushRoomMessage } from './queuePushes';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => void (service.arrived.length = 0));

const ON = '/account/push/subscription';
const bodyOf = ({ refreshToken }: Pick<Person, 'refreshToken'>, browser = createBrowser()) => ({
  ...browser.subscription,
  refreshToken,
});
/** The answer of a push service that is to be asked again in five minutes. */
const BUSY = { status: 503, headers: { 'retry-after': '300' } };
const WEEK_MS = 7 * 24 * 60 * 60_000;

describeApi(
  'push notifications',
  (t) => {
    /** Turns it on in a browser of somebody. */
    async function turnOn(person: Person, browser = createBrowser()) {
      expect((await person.put(ON, bodyOf(person, browser))).status).toBe(200);
      return browser;
    }
    /** A club with a member who is told in a browser. */
    async function told() {
      const [owner, mika] = (await t.people(2)) as [Person, Person];
      const club = await createClubWith(owner, [mika]);
      return { owner, mika, club, browser: await turnOn(mika) };
    }
    const mention = (by: Person, clubId: string, ...names: Person[]) =>
      createPost(by, clubId, `Look, ${names.map(({ username }) => `@${username}`).join(' ')}`);
    const queued = () => t.api.context.db.selectFrom('pushDeliveries').selectAll().execute();
    const arrivals = (count: number) =>
      vi.waitFor(() => expect(service.arrived).toHaveLength(count), 10_000);
    /** Resolves once all that is due was sent. */
    const settled = () =>
      vi.waitFor(async () => {
        await sendPushes(t.api.context);
        const due = (await queued()).filter(({ dueAt }) => dueAt <= t.api.context.now());
        expect(due).toEqual([]);
      }, 10_000);
    /** Resolves once nothing is left to be sent, also of what was on its way. */
    const allSent = () => vi.waitFor(async () => expect(await queued()).toEqual([]), 10_000);
    /** Resolves once so many were put off, as `BUSY` has them: for longer than they are taken. */
    const putOff = (count: number) =>
      vi.waitFor(async () => {
        const later = new Date(Date.now() + 70_000).toISOString();
        expect((await queued()).filter(({ dueAt }) => dueAt > later)).toHaveLength(count);
      }, 10_000);
    const isOn = async (person: Person) => (await person.get('/account/push')).body.data.isOn;
    /** What is still to be sent is due now. */
    const hurry = () =>
      t.api.context.db
        .updateTable('pushDeliveries')
        .set({ dueAt: new Date(0).toISOString() })
        .execute();

    test('a mention is sent encrypted and signed, with little in it', async () => {
      const { owner, mika, club, browser } = await told();
      const post = await mention(owner, club.id, mika);
      await arrivals(1);
      const [push] = service.arrived;
      expect(push!.endpoint).toBe(browser.endpoint);
      expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
      expect(push!.body.length).toBeLessThan(1_000);
      expect(push!.body.toString('latin1')).not.toContain('mentioned');
      const { publicKey } = (await mika.get('/account/push')).body.data;
      const { key, payload } = await readSignature(push!, publicKey);
      expect(key).toBe(publicKey);
      expect(payload.aud).toBe('https://fcm.googleapis.com');
      expect(payload.sub).toMatch(/^mailto:/);
      const name = `Fan ${owner.username}`;
      expect(browser.read(push!)).toEqual({
        title: 'Clubline',
        body: `${name} mentioned you.`,
        url: `/clubs/${club.id}?post=${post.id}`,
        tag: expect.stringMatching(/^notification:/),
      });
      await allSent();
    });

    test('reach all others where one browser is being turned off', async ({ skip }) => {
      if (t.database === 'embedded') skip();
      const { owner, mika, club } = await told();
      const ben = await t.person();
      await ben.post(`/clubs/${club.id}/join`, { userId: ben.id });
      const other = await turnOn(ben);
      await t.api.context.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('pushSubscriptions').where('userId', '=', mika.id).execute();
        await mention(owner, club.id, mika, ben);
        await arrivals(1);
      });
      await settled();
      expect(service.arrived.map(({ endpoint }) => endpoint)).toEqual([other.endpoint]);
    });

    test('an answer is told in the language of the browser', async () => {
      const [owner, mika] = (await t.people(2)) as [Person, Person];
      const club = await createClubWith(owner, [mika]);
      const browser = createBrowser();
      const spanish = { 'accept-language': 'es-MX' };
      await t.api.app.inject({
        method: 'PUT',
        url: `/api${ON}`,
        headers: { ...spanish, authorization: `Bearer ${mika.accessToken}` },
        payload: bodyOf(mika, browser),
      });
      const post = await createPost(mika, club.id);
      await owner.post('/club-social/club-comments', { clubPostId: post.id, content: 'Yes' });
      await arrivals(1);
      expect(browser.read(service.arrived[0]!).body).toBe(
        `Fan ${owner.username} te ha respondido.`,
      );
    });

    test('what somebody does not want to be told is not sent', async () => {
      const { owner, mika, club } = await told();
      const kinds = { replies: true, mentions: false, rooms: ['final_1'] };
      const { body } = await mika.put('/account/push/kinds', kinds);
      expect(body.data).toMatchObject({ kinds, isOn: true });
      await mention(owner, club.id, mika);
      const post = await createPost(mika, club.id);
      await owner.post('/club-social/club-comments', { clubPostId: post.id, content: 'Yes' });
      await arrivals(1);
      await settled();
      expect(service.arrived).toHaveLength(1);
    });

    test('who is in no club any more is told nothing of it, also by what waits', async () => {
      const { owner, mika, club } = await told();
      service.answer(BUSY);
      await mention(owner, club.id, mika);
      await arrivals(1);
      await putOff(1);
      await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
      await hurry();
      await settled();
      expect(service.arrived).toHaveLength(1);
      await allSent();
    });

    test('what was read, or is gone, meanwhile is not sent', async () => {
      const { owner, mika, club } = await told();
      service.answer(BUSY, BUSY);
      await mention(owner, club.id, mika);
      await arrivals(1);
      await mika.patch(`/notifications/mark-all-as-read/${mika.id}`);
      const post = await mention(owner, club.id, mika);
      await arrivals(2);
      await owner.delete(`/club-social/club-posts/${club.id}/${post.id}/${owner.id}`);
      await putOff(2);
      await hurry();
      await settled();
      expect(service.arrived).toHaveLength(2);
      await allSent();
    });

    test.each([404, 410])('a browser that is gone (%i) is not told again', async (status) => {
      const { owner, mika, club } = await told();
      service.answer({ status });
      await mention(owner, club.id, mika);
      await arrivals(1);
      await vi.waitFor(async () => expect(await isOn(mika)).toBe(false));
      await mention(owner, club.id, mika);
      await settled();
      expect(service.arrived).toHaveLength(1);
    });

    test('what fails is sent later, and after five times not any more', async () => {
      const { owner, mika, club } = await told();
      service.answer(
        { status: 429, headers: { 'retry-after': '300' } },
        ...Array.from({ length: 4 }, () => ({ status: 500 })),
      );
      await mention(owner, club.id, mika);
      await arrivals(1);
      const pause = await vi.waitFor(async () => {
        const [row] = await queued();
        const left = Date.parse(row!.dueAt) - Date.now();
        expect(left).toBeGreaterThan(70_000);
        return left;
      });
      expect(pause).toBeLessThanOrEqual(300_000);
      for (let tries = 2; tries <= 5; tries += 1) {
        await hurry();
        await sendPushes(t.api.context);
        expect(service.arrived).toHaveLength(tries);
      }
      await allSent();
      expect(await isOn(mika)).toBe(true);
    });

    test('a push service that says nothing keeps nobody else waiting', async () => {
      const { owner, mika, club } = await told();
      // Left alone for a minute from then on; no other test sends there.
      await turnOn(mika, createBrowser('silent.push.apple.com'));
      const noor = await t.person();
      await noor.post(`/clubs/${club.id}/join`, { userId: noor.id });
      const other = await turnOn(noor);
      service.answer('nothing');
      const silentSince = Date.now();
      await mention(owner, club.id, mika);
      await arrivals(1);
      await mention(owner, club.id, noor);
      await arrivals(2);
      expect(service.arrived[1]!.endpoint).toBe(other.endpoint);
      expect(Date.now() - silentSince).toBeLessThan(8_000);
      await vi.waitFor(async () =>
        expect((await queued()).map(({ attempts }) => attempts)).toEqual([1]),
      );
      service.cutOff();
      await vi.waitFor(async () => {
        const [row] = await queued();
        expect(Date.parse(row!.dueAt)).toBeGreaterThan(silentSince + 60_000);
      });
      await mika.delete(ON);
    });

    test('what waits for a host that is left alone has its tries still before it', async () => {
      const { owner, mika, club } = await told();
      const people = [mika, ...(await t.people(3))];
      for (const person of people) {
        await person.post(`/clubs/${club.id}/join`, { userId: person.id });
        await turnOn(person, createBrowser('quiet.push.apple.com'));
      }
      const last = people.pop()!;
      service.answer('nothing', 'nothing', 'nothing');
      await mention(owner, club.id, ...people);
      await arrivals(3);
      const taken = (await queued()).map(({ dueAt }) => dueAt);
      service.cutOff();
      await vi.waitFor(async () => {
        const failed = (await queued()).filter(({ dueAt }) => !taken.includes(dueAt));
        expect(failed).toHaveLength(3);
      });
      const began = Date.now();
      await mention(owner, club.id, last);
      const waiting = await vi.waitFor(async () => {
        const [row] = (await queued()).filter(({ attempts }) => attempts === 0);
        expect(Date.parse(row!.dueAt)).toBeGreaterThan(began + 30_000);
        return row!;
      });
      // Longer each time, but no try less.
      const { db } = t.api.context;
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
      await db
        .updateTable('pushDeliveries')
        .set({ createdAt: hoursAgo(4), dueAt: hoursAgo(4) })
        .where('id', '=', waiting.id)
        .execute();
      await sendPushes(t.api.context);
      const later = (await queued()).find(({ id }) => id === waiting.id)!;
      expect(later.attempts).toBe(0);
      expect(Date.parse(later.dueAt)).toBeGreaterThan(began + 110 * 60_000);
      expect(service.arrived).toHaveLength(3);
      // What is a day old is no news any more.
      await db
        .updateTable('pushDeliveries')
        .set({ createdAt: hoursAgo(24), dueAt: hoursAgo(4) })
        .where('id', '=', waiting.id)
        .execute();
      await sendPushes(t.api.context);
      expect((await queued()).map(({ id }) => id)).not.toContain(waiting.id);
      for (const person of [...people, last]) await person.delete(ON);
    });

    test('a refusal is no reason to try again', async () => {
      const { owner, mika, club } = await told();
      service.answer({ status: 413 });
      await mention(owner, club.id, mika);
      await arrivals(1);
      await allSent();
    });

    test.each<[string, (mika: Person) => Promise<unknown>]>([
      ['signs out', (mika) => mika.post('/auth/logout')],
      [
        'is signed out by an administrator',
        async (mika) => (await t.admin()).delete(`/admin/people/${mika.id}/sessions`),
      ],
      ['is disabled', async (mika) => (await t.admin()).put(`/admin/people/${mika.id}/disabled`)],
      ['turns it off', (mika) => mika.delete(ON)],
      [
        'is deleted',
        (mika) => t.api.context.db.deleteFrom('users').where('id', '=', mika.id).execute(),
      ],
    ])('nobody is told who %s', async (_what, end) => {
      const { owner, mika, club } = await told();
      service.answer(BUSY);
      await mention(owner, club.id, mika);
      await arrivals(1);
      await putOff(1);
      await end(mika);
      await hurry();
      await mention(owner, club.id, mika);
      await settled();
      expect(service.arrived).toHaveLength(1);
      await allSent();
    });

    test('the rows of sessions that are over are deleted', async () => {
      const { mika } = await told();
      await mika.post('/auth/logout');
      const rows = () =>
        t.api.context.db
          .selectFrom('pushSubscriptions')
          .where('userId', '=', mika.id)
          .selectAll()
          .execute();
      expect(await rows()).toHaveLength(1);
      await deleteEndedPushes(t.api.context.db, Date.now());
      expect(await rows()).toEqual([]);
      const stays = await t.person();
      await turnOn(stays);
      await deleteEndedPushes(t.api.context.db, Date.now());
      expect(await isOn(stays)).toBe(true);
    });

    test('somebody else who turns it on in the same browser takes it over', async () => {
      const { owner, mika, club, browser } = await told();
      const noor = await t.person();
      await noor.post(`/clubs/${club.id}/join`, { userId: noor.id });
      await turnOn(noor, browser);
      expect(await isOn(mika)).toBe(false);
      await mention(owner, club.id, mika);
      await mention(owner, club.id, noor);
      await arrivals(1);
      await settled();
      expect(service.arrived).toHaveLength(1);
      expect(await isOn(noor)).toBe(true);
    });

    test('an endpoint that no browser has, and no database can look up, is refused', async () => {
      const { subscription } = createBrowser();
      const { origin } = new URL(subscription.endpoint);
      // Signs that no database packs into less.
      const name = Array.from({ length: 900 }, (_, at) =>
        String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000)),
      ).join('');
      const endpoint = `${origin}/${name}`;
      const person = await t.person();
      const answer = await person.put(ON, { ...bodyOf(person), endpoint });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].property).toBe('endpoint');
    });

    test('a person is told in twenty browsers at most, the newest ones', async () => {
      const { owner, mika, club } = await told();
      const { context } = t.api;
      for (let more = 1; more <= 20; more += 1) {
        const tokens = await context.sessions.start(context.db, mika.id);
        const { statusCode } = await t.api.app.inject({
          method: 'PUT',
          url: `/api${ON}`,
          headers: { authorization: `Bearer ${tokens.accessToken}` },
          payload: bodyOf(tokens),
        });
        expect(statusCode).toBe(200);
      }
      expect(await isOn(mika)).toBe(false);
      await mention(owner, club.id, mika);
      await arrivals(20);
      await settled();
      expect(new Set(service.arrived.map(({ endpoint }) => endpoint)).size).toBe(20);
    });

    test('it is sent once, however many send', async () => {
      const { owner, mika, club } = await told();
      service.answer(BUSY);
      await mention(owner, club.id, mika);
      await arrivals(1);
      await putOff(1);
      await hurry();
      // As of other nodes: what this one is sending does not hold them up.
      const { db } = t.api.context;
      const { plugins } = db.getExecutor();
      const nodes = Array.from({ length: 4 }, () => ({
        ...t.api.context,
        db: plugins.reduce((copy, plugin) => copy.withPlugin(plugin), db.withoutPlugins()),
      }));
      await Promise.all(nodes.map((node) => sendPushes(node)));
      await settled();
      expect(service.arrived).toHaveLength(2);
    });

    test('a room that somebody has chosen is told of once in ten minutes', async () => {
      const [mika, noor] = (await t.people(2)) as [Person, Person];
      const browser = await turnOn(mika);
      await mika.put('/account/push/kinds', { replies: true, mentions: true, rooms: ['heat_7'] });
      pushRoomMessage(t.api.context, 'heat_7', mika.id);
      await settled();
      expect(service.arrived).toEqual([]);
      const at = (ms: number) => ({
        ...t.api.context,
        now: () => new Date(Date.now() + ms).toISOString(),
      });
      pushRoomMessage(at(6_000), 'heat_7', noor.id);
      await arrivals(1);
      expect(browser.read(service.arrived[0]!)).toMatchObject({
        body: 'New messages in a live chat that you follow.',
        url: '/scores/aqua?room=heat_7',
        tag: 'room:heat_7',
      });
      pushRoomMessage(at(60_000), 'heat_7', noor.id);
      pushRoomMessage(at(90_000), 'heat_8', noor.id);
      await settled();
      expect(service.arrived).toHaveLength(1);
      pushRoomMessage(at(12 * 60_000), 'heat_7', noor.id);
      await arrivals(2);
    });

    test.each([
      ['of no push service', 'https://attacker.test/x'],
      ['on this machine', 'https://127.0.0.1/x'],
      ['on another port', 'https://fcm.googleapis.com:8443/x'],
      ['without TLS', 'http://fcm.googleapis.com/x'],
    ])('an endpoint %s is refused', async (_what, endpoint) => {
      const mika = await t.person();
      const { status, body } = await mika.put(ON, { ...bodyOf(mika), endpoint });
      expect(status).toBe(400);
      expect(body.errors.map((error: { property: string }) => error.property)).toEqual([
        'endpoint',
      ]);
      expect(await isOn(mika)).toBe(false);
    });

    test('a token alone, as somebody may be lent, turns it on for nobody', async () => {
      const { mika, browser } = await told();
      const other = await t.person();
      for (const [refreshToken, status] of [
        [undefined, 400],
        [other.refreshToken, 403],
        ['made-up', 403],
      ] as const) {
        const body = { ...createBrowser().subscription, ...(refreshToken && { refreshToken }) };
        expect((await mika.put(ON, body)).status).toBe(status);
      }
      const { endpoint } = await t.api.context.db
        .selectFrom('pushSubscriptions')
        .where('userId', '=', mika.id)
        .select('endpoint')
        .executeTakeFirstOrThrow();
      expect(endpoint).toBe(browser.endpoint);
    });

    test('a key that is no point of the curve ends by itself', async () => {
      const { owner, mika, club } = await told();
      const body = bodyOf(mika);
      const keys = { ...body.keys, p256dh: `B${'A'.repeat(86)}` };
      expect((await mika.put(ON, { ...body, keys })).status).toBe(200);
      await mention(owner, club.id, mika);
      await vi.waitFor(async () => expect(await isOn(mika)).toBe(false));
      expect(service.arrived).toEqual([]);
    });

    test('a browser that subscribed with another key counts for off', async () => {
      const { mika } = await told();
      await t.api.context.db
        .updateTable('pushSubscriptions')
        .set({ publicKey: 'of before' })
        .where('userId', '=', mika.id)
        .execute();
      expect(await isOn(mika)).toBe(false);
    });

    test('what could not be sent for a day is not sent any more', async () => {
      const { owner, mika, club } = await told();
      service.answer(BUSY, BUSY);
      await mention(owner, club.id, mika);
      await arrivals(1);
      await putOff(1);
      await t.api.context.db
        .updateTable('pushDeliveries')
        .set({ createdAt: new Date(Date.now() - WEEK_MS).toISOString() })
        .execute();
      await hurry();
      await settled();
      await allSent();
    });
  },
  { pushAgent: service.agent },
);

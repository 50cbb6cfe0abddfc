import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { roles, table } from '../testing/authorisation';
import type { Fixture, Role } from '../testing/authorisation';
import { callerOf } from '../testing/callers';
import type { Caller } from '../testing/callers';
import { describeApi } from '../testing/describeApi';
import { newAccount } from '../testing/people';
import type { Person } from '../testing/people';
import { addMessage } from './channels/channels.repository';
import { createClub, joinClub, listChannels } from './clubs';
import { addClubPost, addProfilePost } from './posts';
import { createRacer, findRacer } from './racers/racers.repository';

describeApi('who may do what', (t) => {
  const people = {} as Record<Exclude<Role, 'visitor'>, Person>;
  let star: Person;
  let forgetful: { id: string; username: string; password: string };
  let picture: Buffer;
  let uploaded: string;
  const matchId = 'table_room';
  let number = 0;
  let forReading: Promise<Fixture> | undefined;

  beforeAll(async () => {
    for (const role of ['stranger', 'member', 'coOwner', 'owner'] as const)
      people[role] = await t.person();
    people.admin = await t.admin();
    star = await t.person();
    picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#22d3c8' } })
      .png()
      .toBuffer();
    uploaded = (
      await star.upload('POST', '/social/profile-posts/upload-media', {
        name: 'media',
        bytes: picture,
      })
    ).body.data.mediaUrl
      .split('/')
      .at(-1);
    await star.post('/live-chats/create-chat-room', { matchId });
    const { username, password, ...rest } = newAccount('table_person_0');
    forgetful = {
      id: (await t.visitor.post('/auth/sign-up', { username, password, ...rest })).body.user.id,
      username,
      password,
    };
    for (const role of ['member', 'coOwner', 'owner'] as const) {
      await people[role].post(`/users/${people[role].id}/follow-user`, { userToFollowId: star.id });
    }
  });

  async function createFixture(): Promise<Fixture> {
    const { db, now } = t.api.context;
    const { member, coOwner, owner } = people;
    number += 1;
    const clubId = await createClub(
      db,
      {
        name: `Fixture ${number}`,
        description: null,
        isPrivate: false,
        ownerId: owner.id,
        coOwnerIds: [coOwner.id],
      },
      now(),
    );
    await joinClub(db, clubId, member.id, now());
    const channelId = (await listChannels(db, clubId))[0]!.id;
    const written = { userId: member.id, content: 'Text', mediaUrls: [] };
    const racerId = await createRacer(
      db,
      {
        name: `Fixture Racer ${number}`,
        boatManufacturers: 'Oriba',
        careerWins: 0,
        seasonWins: 0,
        seasonPodiums: 0,
        careerWordFinalsWins: 0,
      },
      now(),
    );
    return {
      clubId,
      channelId,
      postId: await addClubPost(db, { clubId, ...written }, now()),
      messageId: (await addMessage(db, { channelId, ...written }, now())).id,
      profilePostId: (await addProfilePost(db, written, now())).id,
      racerId,
      athleteId: (await findRacer(db, racerId))!.athlete.id,
      star,
      picture,
      uploaded,
      matchId,
      ...(await credentials()),
      emailOf: (userId) => Object.values(people).find(({ id }) => id === userId)!.email,
    };
  }

  /** Each is used up by a call. */
  async function credentials(): Promise<Pick<Fixture, 'signIn' | 'refreshToken' | 'resetToken'>> {
    const { db, sessions } = t.api.context;
    const { id, ...signIn } = forgetful;
    const resetToken = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(resetToken).digest('hex');
    await db
      .insertInto('passwordResets')
      .values({
        hash,
        userId: id,
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
        usedAt: null,
      })
      .execute();
    return { signIn, resetToken, refreshToken: (await sessions.start(db, id)).refreshToken };
  }

  /** With a session of its own: a call may end it. */
  async function callerAs(role: Role): Promise<Caller> {
    if (role === 'visitor') return t.visitor;
    const { accessToken } = await t.api.context.sessions.start(t.api.context.db, people[role].id);
    return callerOf(t.api.app, accessToken);
  }

  // Undoes what the table's own calls change of who follows whom.
  async function follow(role: Role): Promise<void> {
    const { db, now } = t.api.context;
    if (role === 'visitor') return;
    const mayFollow = role === 'member' || role === 'coOwner' || role === 'owner';
    await db.deleteFrom('follows').where('followerId', '=', people[role].id).execute();
    if (mayFollow)
      await db
        .insertInto('follows')
        .values({ followerId: people[role].id, followedId: star.id, createdAt: now() })
        .execute();
  }

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

  test('beside the calls, probes and the page of a mailed link are open to everybody', async () => {
    const open = declared().filter((key) => !key.includes(' /api/'));
    expect(open.sort()).toEqual([
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'GET /reset-password',
      'POST /reset-password',
    ]);
    for (const key of open) {
      const [method, url] = key.split(' ') as ['GET', string];
      expect([200, 400], key).toContain((await t.api.app.inject({ method, url })).statusCode);
    }
  });

  describe.each(Object.entries(table))('%s', (key, [may, call, names]) => {
    // Reading leaves the fixture as it is.
    const fixtureFor = async () =>
      key.startsWith('GET ') ? await (forReading ??= createFixture()) : await createFixture();

    test.each(roles)('as %s', async (role) => {
      const fixture = await fixtureFor();
      await follow(role);
      const actorId = role === 'visitor' ? people.member.id : people[role].id;
      const answer = await call(await callerAs(role), fixture, actorId, number);
      const outcome = answer.status < 400 ? 'yes' : answer.status;
      // Calls whose errors are plain text say it without an envelope.
      const isExplained = outcome === 'yes' || /\w/.test(answer.body.message ?? answer.body);
      expect([outcome, isExplained]).toEqual([may[role], true]);
    });

    test.each(names === undefined ? [] : ['another person'])('in the name of %s', async () => {
      const fixture = await fixtureFor();
      const answer = await call(people.owner, fixture, people.member.id, number);
      expect(answer.status).toBe(403);
      expect(answer.body.message ?? answer.body).toMatch(
        /^You may only (act as yourself|change your own profile)\.$/,
      );
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

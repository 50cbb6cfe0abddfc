import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import sharp from 'sharp';
import { newId } from '../../db/ids';
import { addMessage } from '../../modules/channels/channels.repository';
import { createClub, joinClub, listChannels } from '../../modules/clubs';
import { acceptInvitation } from '../../modules/clubs/coOwners/coOwners.repository';
import { addClubPost, addComment, addProfilePost } from '../../modules/posts';
import { insertPasskey } from '../../modules/auth/passkeys/passkeys.repository';
import { createRacer, findRacer } from '../../modules/racers/racers.repository';
import { createAuthenticator } from '../authenticator';
import { callerOf } from '../callers';
import type { Caller } from '../callers';
import type { TestApi } from '../describeApi';
import { newAccount, setPassword } from '../people';
import type { Person } from '../people';
import { addPartner } from '../partners';
import type { AccountRole, Fixture, Role } from './table.types';

type People = Record<AccountRole, Person>;

/** Makes what the table's calls act on, and the people who try them. */
export interface Fixtures {
  people: People;
  /** The id a call names for who acts; another's, where they have none that it could name. */
  idOf(role: Role): string;
  /** How many fixtures were made: a number for names that must not be taken. */
  count(): number;
  create(): Promise<Fixture>;
  /** A session of its own: a call may end it. */
  callerAs(role: Role): Promise<Caller>;
  /**
   * Undoes what the table's calls change of who follows whom, and of who was notified of it: nobody
   * is twice.
   */
  restore(role: Role): Promise<void>;
}

export async function prepareFixtures(t: TestApi): Promise<Fixtures> {
  const { db, now, sessions } = t.api.context;
  const people = { admin: await t.admin() } as People;
  for (const role of ['stranger', 'member', 'coOwner', 'owner'] as const)
    people[role] = await t.person();
  const shared = await prepareShared(t);
  const forgetful = await createForgetful(t);
  const partner = await addPartner(t, 'Harbour News');
  let count = 0;

  return {
    people,
    idOf: (role) => people[hasAccount(role) ? role : 'member'].id,
    count: () => count,
    async create() {
      count += 1;
      return {
        ...(await createClubFixture(t, { ...people, ...shared }, `Fixture ${count}`)),
        ...(await createRacerFixture(t, `Fixture Racer ${count}`)),
        ...(await createCredentials(t, forgetful)),
        ...shared,
        emailOf: (userId) => Object.values(people).find(({ id }) => id === userId)!.email,
        partnerKey: async () => (await addPartner(t, `Revoked ${count}`)).keyId,
        passwordOf: (userId) => setPassword(t.api.context, userId),
        passkeyOf: async (userId) => (await storePasskey(t, userId)).id,
        bystander: () => t.person(),
        deviceOf: async (userId) =>
          decodeJwt<{ sid: string }>((await sessions.start(db, userId)).accessToken).sid,
        notificationOf: (userId) => storeFollow(t, shared.star.id, userId),
      };
    },
    async callerAs(role) {
      if (role === 'visitor') return t.visitor;
      if (role === 'partnersServer') return partner.server;
      if (role === 'partnersPerson') return await partner.person();
      return callerOf(t.api.app, (await sessions.start(db, people[role].id)).accessToken);
    },
    async restore(role) {
      if (!hasAccount(role)) return;
      await db.deleteFrom('follows').where('followerId', '=', people[role].id).execute();
      await db.deleteFrom('notifications').where('userId', '=', shared.star.id).execute();
      if (role === 'stranger' || role === 'admin') return;
      await db
        .insertInto('follows')
        .values({ followerId: people[role].id, followedId: shared.star.id, createdAt: now() })
        .execute();
    },
  };
}

const hasAccount = (role: Role): role is AccountRole =>
  !['visitor', 'partnersPerson', 'partnersServer'].includes(role);

/** What no call changes. */
async function prepareShared(t: TestApi) {
  const [star, quiet, outcast] = (await t.people(3)) as [Person, Person, Person];
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#22d3c8' },
  })
    .png()
    .toBuffer();
  const stored = await star.upload('POST', '/social/profile-posts/upload-media', {
    name: 'media',
    bytes: picture,
  });
  const uploaded: string = stored.body.data.mediaUrl.split('/').at(-1);
  const { uploads } = t.api.context;
  const ours = await uploads.storeImage(picture, 'media', { ownerId: null, isPrivate: true });
  const signed = uploads.addresses.readable(ours.url).replace(/^.*\/api(?=\/)/, '');
  const matchId = 'table_room';
  await star.post('/live-chats/create-chat-room', { matchId });
  return { star, quiet, outcast, picture, uploaded, signed, matchId };
}

async function createClubFixture(
  { api: { context } }: TestApi,
  { member, coOwner, owner, quiet, outcast }: People & Pick<Fixture, 'quiet' | 'outcast'>,
  name: string,
) {
  const { db, now } = context;
  const club = { name, description: null, isPrivate: false, ownerId: owner.id };
  const coOwnerIds = [coOwner.id, member.id, quiet.id];
  const clubId = await createClub(db, { ...club, coOwnerIds }, now());
  await acceptInvitation(db, clubId, coOwner.id, now());
  for (const { id } of [member, quiet]) await joinClub(db, clubId, id, now());
  const sanction = { clubId, imposedBy: owner.id, createdAt: now() };
  await db
    .insertInto('clubSanctions')
    .values([
      { ...sanction, userId: quiet.id, kind: 'mute' },
      { ...sanction, userId: outcast.id, kind: 'ban' },
    ])
    .execute();
  const channelId = (await listChannels(db, clubId))[0]!.id;
  const written = { userId: member.id, content: 'Text' };
  const postId = await addClubPost(db, { clubId, ...written }, now());
  return {
    clubId,
    channelId,
    postId,
    commentId: await addComment(db, { postId, parentId: null, ...written }, now()),
    messageId: await addMessage(db, { channelId, ...written }, now()),
    profilePostId: await addProfilePost(db, written, now()),
  };
}

async function createRacerFixture({ api: { context } }: TestApi, name: string) {
  const { db, now } = context;
  const racer = {
    name,
    boatManufacturers: 'Oriba',
    careerWins: 0,
    seasonWins: 0,
    seasonPodiums: 0,
    careerWordFinalsWins: 0,
  };
  const racerId = await createRacer(db, racer, now());
  return { racerId, athleteId: (await findRacer(db, racerId))!.athlete.id };
}

type Forgetful = { id: string; username: string; password: string };

async function createForgetful({ visitor }: TestApi): Promise<Forgetful> {
  const account = newAccount('table_person_0');
  const { id } = (await visitor.post('/auth/sign-up', account)).body.user;
  return { id, username: account.username, password: account.password };
}

/** Each is used up by a call. */
async function createCredentials({ api }: Pick<TestApi, 'api'>, { id, ...signIn }: Forgetful) {
  const { db, sessions } = api.context;
  // Nobody has as many as all fixtures together would begin.
  await db.deleteFrom('sessions').where('userId', '=', id).execute();
  const resetToken = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(resetToken).digest('hex');
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  await db
    .insertInto('passwordResets')
    .values({ hash, userId: id, expiresAt, usedAt: null })
    .execute();
  const { device: passkey } = await storePasskey({ api }, id);
  return { signIn, resetToken, passkey, refreshToken: (await sessions.start(db, id)).refreshToken };
}

/** A passkey that was added a while ago. */
async function storePasskey({ api }: Pick<TestApi, 'api'>, userId: string) {
  const device = createAuthenticator();
  const { db, now } = api.context;
  const passkey = { ...device.stored, transports: '[]', isSynced: 0, browser: null, system: null };
  const row = await insertPasskey(db, userId, passkey, now());
  return { device, id: row!.id };
}

/** A notification that is stored and was not sent. */
async function storeFollow({ api }: TestApi, actorId: string, userId: string): Promise<string> {
  const { db, now } = api.context;
  const id = newId();
  await db
    .insertInto('notifications')
    .values({
      id,
      type: 'follow',
      userId,
      actorId,
      content: 'Followed',
      link: null,
      isRead: 0,
      occasion: `table:${id}`,
      clubId: null,
      clubPostId: null,
      createdAt: now(),
    })
    .execute();
  return id;
}

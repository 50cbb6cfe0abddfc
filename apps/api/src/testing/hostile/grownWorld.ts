import type { Context } from '../../context';
import { newId } from '../../db/ids';
import type { Person } from '../people';
import { growing, longText, ROWS } from './growing';
import type { Grow } from './growing';
import type { Known } from './schemaValues';

async function growPeople({ userId, rows, time }: Grow): Promise<string[]> {
  const people = await rows('users', (id, n) => ({
    id,
    username: `grown_${n}_${id.slice(-6)}`,
    email: `${id}@grown.test`,
    emailKey: `${id}@grown.test`,
    passwordHash: 'none',
    firstName: longText(50, n),
    lastName: longText(50, n),
    bio: null,
    profileTags: '[]',
    sportInterests: '[]',
    profilePicture: null,
    role: 'user' as const,
    points: 0,
    secondFactorSince: null,
    emailConfirmedAt: null,
    disabledAt: null,
    mailLanguage: null,
    createdAt: time(),
  }));
  for (const [follower, followed] of [
    [userId, undefined],
    [undefined, userId],
  ])
    await rows('follows', (_id, n) => ({
      followerId: follower ?? people[n]!,
      followedId: followed ?? people[n]!,
      createdAt: time(),
    }));
  return people;
}

async function growClubs({ userId, rows, time }: Grow, people: string[]): Promise<string[]> {
  const clubs = await rows('clubs', (id, n) => ({
    id,
    name: longText(100, n),
    slug: `grown-${id}`,
    description: longText(2_000, n),
    image: null,
    ownerId: userId,
    memberCount: 1,
    maxMembers: null,
    isPrivate: n % 2,
    isActive: 1,
    streamingSource: '',
    createdAt: time(),
  }));
  const joined = () => ({ userId, role: 'owner', joinedAt: time() }) as const;
  await rows('clubMembers', (_id, n) => ({ clubId: clubs[n]!, ...joined() }));
  const [clubId, bannedFrom] = clubs as [string, string];
  await rows('clubMembers', (_id, n) => ({
    clubId,
    userId: people[n]!,
    role: 'member' as const,
    joinedAt: time(),
  }));
  await rows('clubSanctions', (_id, n) => ({
    clubId: bannedFrom,
    userId: people[n]!,
    kind: 'ban' as const,
    imposedBy: userId,
    createdAt: time(),
  }));
  return clubs;
}

async function growPosts({ userId, rows, time }: Grow, clubId: string, reporterId: string) {
  const written = { userId, mediaUrls: '[]' };
  const clubPosts = await rows('clubPosts', (id, n) => ({
    id,
    clubId,
    ...written,
    content: longText(5_000, n),
    mediaAlts: JSON.stringify(Array.from({ length: 4 }, () => longText(300, n))),
    createdAt: time(),
  }));
  await rows('postReports', (_id, n) => ({
    postId: clubPosts[n]!,
    reporterId,
    reason: 'spam' as const,
    createdAt: time(),
    dismissedAt: null,
  }));
  const comment = (postId: string) => (id: string, n: number) => ({
    id,
    postId,
    userId,
    parentId: null,
    content: longText(2_000, n),
    createdAt: time(),
  });
  await rows('clubComments', comment(clubPosts[0]!));
  const profilePosts = await rows('profilePosts', (id, n) => ({
    id,
    ...written,
    content: longText(500, n),
    createdAt: time(),
  }));
  return { clubPosts, profilePosts };
}

async function growMessages({ userId, rows, time }: Grow, clubId: string) {
  const matchId = `grown_${newId()}`;
  await rows(
    'chatRooms',
    () => ({ matchId, lastSeq: ROWS, createdBy: userId, createdAt: time() }),
    1,
  );
  await rows('chatMessages', (id, n) => ({
    id,
    matchId,
    seq: n + 1,
    userId,
    message: longText(2_000, n),
    clientMessageId: null,
    createdAt: time(),
  }));
  const channel = (id: string) => ({ id, clubId, name: 'general', position: 0 });
  const channels = await rows('clubChannels', channel, 1);
  await rows('channelMessages', (id, n) => ({
    id,
    channelId: channels[0]!,
    userId,
    content: longText(4_000, n),
    mediaUrls: '[]',
    createdAt: time(),
  }));
  await rows('notifications', (id, n) => ({
    id,
    userId,
    actorId: userId,
    type: 'comment',
    content: longText(300, n),
    link: '/clubs',
    isRead: 0,
    occasion: id,
    clubId,
    clubPostId: null,
    createdAt: time(),
  }));
  return { matchId, channelId: channels[0]! };
}

async function growRacers({ rows, time }: Grow): Promise<string[]> {
  const athletes = await rows('athletes', (id, n) => ({
    id,
    name: longText(100, n),
    nameKey: id,
    age: 22,
    bio: longText(2_000, n),
    image: null,
    origin: longText(100, n),
    height: null,
    weight: null,
    createdAt: time(),
  }));
  return await rows('racers', (id, n) => ({
    id,
    athleteId: athletes[n]!,
    teamName: longText(100, n),
    boatManufacturers: longText(100, n),
    careerWins: 0,
    seasonWins: 0,
    seasonPodiums: 0,
    careerWordFinalsWins: 0,
    createdAt: time(),
  }));
}

/**
 * Fills the database as somebody may who writes all that they can: long lists of the longest texts,
 * all of them `writer`'s. Gives back ids of theirs by the field or parameter.
 */
export async function growWorld(context: Context, writer: Person): Promise<Known> {
  const grow = growing(context, writer);
  const people = await growPeople(grow);
  const clubs = await growClubs(grow, people);
  const [clubId, bannedFrom] = clubs as [string, string];
  const { clubPosts, profilePosts } = await growPosts(grow, clubId, people[0]!);
  const { matchId, channelId } = await growMessages(grow, clubId);
  const racers = await growRacers(grow);
  return {
    userId: [writer.id],
    user_id: [writer.id],
    username: [writer.username],
    clubId: [clubId, bannedFrom],
    clubPostId: [clubPosts[0]!],
    profilePostId: [profilePosts[0]!],
    postId: [clubPosts[0]!, profilePosts[0]!],
    channelId: [channelId],
    matchId: [matchId],
    racerId: [racers[0]!],
  };
}

import type { ServerEvents } from '@clubline/contract';

/** Sends events to the live sockets. Call it after the commit; delivery is best effort. */
export interface Sockets {
  /**
   * A club's events reach those in its group who are members when they are sent, or, where the
   * group says so, only those of them who run it, or also those who watch their home feed.
   */
  send<E extends keyof ServerEvents>(
    group: SocketGroup,
    event: E,
    ...body: Parameters<ServerEvents[E]>
  ): void;
  /**
   * Sends what very many groups are told, to each socket once and as fast as that disturbs nobody.
   * Of one name, the latest is sent.
   */
  sendOnceEach<E extends keyof ServerEvents>(
    name: string,
    groups: readonly SocketGroup[],
    event: E,
    ...body: Parameters<ServerEvents[E]>
  ): void;
  /** Tells those who look at the lists of clubs, of each club about once a second. */
  sendListed(change: Parameters<ServerEvents['clubListed']>[0]): void;
  /** Sends to all sockets of these people. */
  sendToPeople<E extends keyof ServerEvents>(
    userIds: readonly string[],
    event: E,
    ...body: Parameters<ServerEvents[E]>
  ): void;
  /** Puts the sockets of one group into another. */
  add(sockets: SocketGroup, to: SocketGroup): void;
  /** Takes the sockets of one group out of another. */
  remove(sockets: SocketGroup, from: SocketGroup): void;
  /** Sends the sockets of a session the reason of its end, and disconnects them. */
  endSession(sessionId: string, reason: string): void;
}

/** A group of sockets on all nodes. Socket.IO says room, which here is one that people chat in. */
export type SocketGroup = `${
  | 'user'
  | 'session'
  | 'club'
  | 'clubs'
  | 'clubPosts'
  | 'moderators'
  | 'owner'
  | 'chat'
  | 'profile'
  | 'profilePosts'
  | 'homeFeed'
  | 'feedOfClub'
  | 'feedOfPerson'}:${string}`;

const CLUB = 'club:';
const MODERATORS = 'moderators:';
const OWNER = 'owner:';
const CLUB_POSTS = 'clubPosts:';
const PROFILE_POSTS = 'profilePosts:';
const FEED_OF_CLUB = 'feedOfClub:';
const FEED_OF_PERSON = 'feedOfPerson:';
const HOME_FEED = 'homeFeed:';
const ROOM = 'chat:';

export const socketGroup = {
  user: (userId: string): SocketGroup => `user:${userId}`,
  session: (sessionId: string): SocketGroup => `session:${sessionId}`,
  club: (clubId: string): SocketGroup => `${CLUB}${clubId}`,
  /** Those who look at the lists of clubs. */
  clubLists: 'clubs:all' as SocketGroup,
  /** Owner and co-owners who watch the club. No socket joins it. */
  moderators: (clubId: string): SocketGroup => `${MODERATORS}${clubId}`,
  /** As `moderators`, the owner alone. */
  owner: (clubId: string): SocketGroup => `${OWNER}${clubId}`,
  room: (roomId: string): SocketGroup => `${ROOM}${roomId}`,
  profile: (userId: string): SocketGroup => `profile:${userId}`,
  /** Those of a person's pages that watch their home feed. */
  homeFeed: (userId: string): SocketGroup => `${HOME_FEED}${userId}`,
  /** Home feeds with the posts of a club. */
  feedOfClub: (clubId: string): SocketGroup => `${FEED_OF_CLUB}${clubId}`,
  /** Home feeds with the posts of a person. */
  feedOfPerson: (userId: string): SocketGroup => `${FEED_OF_PERSON}${userId}`,
  /** Members who watch the club, or a home feed with its posts. No socket joins it. */
  clubPosts: (clubId: string): SocketGroup => `${CLUB_POSTS}${clubId}`,
  /** Those who watch the profile, or a home feed with its posts. No socket joins it. */
  profilePosts: (userId: string): SocketGroup => `${PROFILE_POSTS}${userId}`,
};

const idsAmong = (groups: Iterable<string>, prefix: string): string[] =>
  [...groups].flatMap((group) => (group.startsWith(prefix) ? group.slice(prefix.length) : []));

/** The clubs among the groups. */
export const clubsAmong = (groups: Iterable<string>): string[] => idsAmong(groups, CLUB);

/** The clubs of which the groups are home feeds. */
export const clubsOfFeeds = (groups: Iterable<string>): string[] => idsAmong(groups, FEED_OF_CLUB);

/** The people of whose posts the groups are home feeds. */
export const peopleOfFeeds = (groups: Iterable<string>): string[] =>
  idsAmong(groups, FEED_OF_PERSON);

/** Whether a group is joined by who watches their home feed. */
export const isOfHomeFeed = (group: string): boolean =>
  [HOME_FEED, FEED_OF_CLUB, FEED_OF_PERSON].some((prefix) => group.startsWith(prefix));

/** Those who watch a club and are told of something there. */
export interface ClubAudience {
  clubId: string;
  /** What they have to be in the club. @default members of any kind */
  roles?: readonly string[];
  /** Whether those are told who watch their home feed. */
  withFeeds?: boolean;
}

/** The club's people that a group stands for; undefined for other groups. */
export function clubAudience(group: SocketGroup): ClubAudience | undefined {
  const [moderated] = idsAmong([group], MODERATORS);
  if (moderated !== undefined) return { clubId: moderated, roles: ['owner', 'coOwner'] };
  const [owned] = idsAmong([group], OWNER);
  if (owned !== undefined) return { clubId: owned, roles: ['owner'] };
  const [posted] = idsAmong([group], CLUB_POSTS);
  if (posted !== undefined) return { clubId: posted, withFeeds: true };
  const [clubId] = clubsAmong([group]);
  return clubId === undefined ? undefined : { clubId };
}

/** The groups that are joined to hear the events of this one. */
export function joinedGroups(group: SocketGroup): SocketGroup[] {
  const club = clubAudience(group);
  if (club) return groupsOfClub(club.clubId).slice(0, club.withFeeds ? 2 : 1);
  const [author] = idsAmong([group], PROFILE_POSTS);
  if (author === undefined) return [group];
  return [socketGroup.profile(author), socketGroup.feedOfPerson(author)];
}

/** Who watches a club, and then the home feeds with its posts. */
export const groupsOfClub = (clubId: string): SocketGroup[] => [
  socketGroup.club(clubId),
  socketGroup.feedOfClub(clubId),
];

/** The rooms among the groups. */
export const roomsAmong = (groups: Iterable<string>): string[] => idsAmong(groups, ROOM);

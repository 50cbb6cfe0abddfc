import type {
  ChannelMessage,
  Club,
  ClubChannel,
  ClubDetails,
  ClubPost,
  Comment,
  PersonSummary,
  ReactionKind,
  User,
} from '@clubline/contract';
import { demoUser } from '../auth.fake';
import { FakeReply } from '../createFakeBackend';
import { FIXED_NOW } from '../fakeClock';

/** A club as the backend keeps it. */
export interface FakeClub extends Club {
  ownerPerson: PersonSummary;
  coOwnerIds: string[];
  memberIds: string[];
  channels: ClubChannel[];
}

export type StoredPost = Omit<ClubPost, 'reaction' | 'reactionCount' | 'commentCount'> & {
  clubId: string;
};
export type StoredMessage = Omit<ChannelMessage, 'reaction' | 'reactionCount'> & {
  channelId: string;
};

export interface ClubsFakeOptions {
  clubs?: FakeClub[];
  posts?: StoredPost[];
  comments?: (Comment & { postId: string })[];
  messages?: StoredMessage[];
  /** Reaction of each person to each post or message. */
  reactions?: Record<string, Record<string, ReactionKind>>;
  people?: User[];
  /**
   * Sends membership, channels, reactions and counts along, which the specification does not ask
   * for.
   * @default false
   */
  embeds?: boolean;
  /**
   * People whom clubs name as co-owners are invited and accept, where otherwise they are made so at
   * once: each club's open invitations, by whom its owner invited.
   */
  invitations?: Record<string, string[]>;
  /**
   * Lets posts be pinned, which the specification does not ask for: ids of each club's pinned posts
   * so far.
   */
  pins?: Record<string, string[]>;
  /**
   * Counts what is unread in channels, which the specification does not ask for: up to when the
   * viewer has read in each of them so far.
   */
  readUpTo?: Record<string, string>;
  /** Sent along with a club's details, e.g. what its server permits. */
  details?: Partial<ClubDetails>;
  /** Messages in one page of a channel. @default 30 */
  pageSize?: number;
  /**
   * Clubs, posts and comments in one page, where the specification knows whole lists only.
   * @default all
   */
  listPageSize?: number;
  /** Takes the size of such a page. @default false */
  takesLimits?: boolean;
}

/** ISO time so many minutes before the fixed moment. */
export const minutesAgo = (minutes: number): string =>
  new Date(FIXED_NOW - minutes * 60_000).toISOString();

export const amy: User = {
  id: 'u-amy',
  username: 'amy_lake',
  firstName: 'Amy',
  lastName: 'Lake',
  profilePicture: null,
};
export const ben: User = {
  id: 'u-ben',
  username: 'ben_torres',
  firstName: 'Ben',
  lastName: 'Torres',
  profilePicture: null,
};

/** A club with whatever differs from an ordinary one. */
export function fakeClub(fields: Partial<FakeClub> & { id: string; name: string }): FakeClub {
  return {
    description: 'Saturday rides and race-day meets.',
    image: null,
    ownerId: amy.id,
    ownerName: 'Amy Lake',
    ownerPerson: amy,
    coOwnerIds: [],
    memberIds: [amy.id],
    channels: [],
    memberCount: fields.memberIds?.length ?? 1,
    maxMembers: 200,
    isPrivate: false,
    isActive: true,
    ...fields,
  };
}

/** A post with whatever differs from an ordinary one. */
export function fakePost(fields: Partial<StoredPost> & { id: string; clubId: string }): StoredPost {
  return {
    content: `Post ${fields.id}`,
    createdAt: minutesAgo(10),
    mediaUrls: [],
    user: amy,
    ...fields,
  };
}

/** An answer that refuses, in the shape of the backend's errors. */
export const refuse = (status: number, error: string, message: string): FakeReply =>
  new FakeReply(status, { statusCode: status, error, message });

const mayView = (club: FakeClub | undefined, userId = '') =>
  club !== undefined &&
  (club.memberIds.includes(userId) || club.ownerId === userId || club.coOwnerIds.includes(userId));

/** A page of a list that is newest first, and where the next one begins. */
export function pageOf<Item>(items: readonly Item[], cursor: string | null, size: number) {
  const end = Number(cursor ?? 0) + size;
  const hasMore = end < items.length;
  return {
    items: items.slice(Number(cursor ?? 0), end),
    meta: { nextCursor: hasMore ? String(end) : null, hasMore },
  };
}

/** How a server cuts lists that the specification knows as a whole; `meta` where it does. */
const listing =
  ({ listPageSize, takesLimits = false }: Pick<ClubsFakeOptions, 'listPageSize' | 'takesLimits'>) =>
  <Item>(items: readonly Item[], query: URLSearchParams) => {
    const size = (takesLimits && Number(query.get('limit'))) || listPageSize;
    return size === undefined
      ? { items, meta: undefined }
      : pageOf(items, query.get('cursor'), size);
  };

/** What is stored at first. */
function stateOf({
  clubs = [],
  posts = [],
  comments = [],
  messages = [],
  reactions = {},
  invitations,
  pins,
  readUpTo,
}: ClubsFakeOptions) {
  return {
    clubs: [...clubs],
    posts: [...posts],
    comments: [...comments],
    messages: [...messages],
    reactions: structuredClone(reactions),
    /** Null where nobody counts what is unread. */
    readUpTo: readUpTo === undefined ? null : { ...readUpTo },
    /** Null where no posts are pinned. */
    pins: pins === undefined ? null : structuredClone(pins),
    /** Null where co-owners are made at once. */
    invitations: invitations === undefined ? null : structuredClone(invitations),
  };
}

/** What the fakes of clubs, posts and channels share: what is stored, and how it is shown. */
export function createClubsStore({
  people = [demoUser, amy, ben],
  embeds = false,
  details = {},
  pageSize = 30,
  listPageSize,
  takesLimits = false,
  ...stored
}: ClubsFakeOptions) {
  const state = stateOf(stored);
  let made = 0;
  const nextId = (kind: string) => `${kind}-${(made += 1)}`;
  const personOf = (id: string) => people.find((person) => person.id === id) ?? { ...demoUser, id };
  const clubOf = (id = '') => state.clubs.find((club) => club.id === id);
  const card = ({
    ownerPerson: _owner,
    coOwnerIds: _co,
    memberIds,
    channels: _channels,
    ...club
  }: FakeClub) => ({ ...club, memberCount: memberIds.length });
  const countOf = (id: string) => Object.keys(state.reactions[id] ?? {}).length;
  const summary = (id: string, userId = '') =>
    embeds ? { reaction: state.reactions[id]?.[userId] ?? null, reactionCount: countOf(id) } : {};
  const commentsOf = (postId: string) =>
    state.comments.filter((comment) => comment.postId === postId);
  const shownPost = ({ clubId: _club, ...post }: StoredPost, userId?: string) => ({
    ...post,
    ...summary(post.id, userId),
    ...(embeds && {
      commentCount: commentsOf(post.id).filter(({ parentComment }) => parentComment === null)
        .length,
    }),
  });
  const shownMessage = ({ channelId: _channel, ...message }: StoredMessage, userId?: string) => ({
    ...message,
    ...summary(message.id, userId),
  });

  const setReaction = (id: string, userId: string, reaction: ReactionKind) => {
    state.reactions[id] = { ...state.reactions[id], [userId]: reaction };
    return new FakeReply(201, {});
  };
  const dropReaction = ({ params }: { params: Record<string, string> }) => {
    delete state.reactions[params.id ?? '']?.[params.userId ?? ''];
    return undefined;
  };

  return {
    state,
    nextId,
    personOf,
    clubOf,
    card,
    mayView,
    countOf,
    commentsOf,
    shownPost,
    shownMessage,
    setReaction,
    dropReaction,
    people,
    embeds,
    details,
    pageSize,
    listed: listing({ ...(listPageSize && { listPageSize }), takesLimits }),
    findsPosts: listPageSize !== undefined || takesLimits,
  };
}

export type ClubsStore = ReturnType<typeof createClubsStore>;

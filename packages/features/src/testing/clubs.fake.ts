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
import { demoUser } from './accounts.fake';
import { FakeReply, type FakeArea } from './createFakeBackend';
import { FIXED_NOW } from './fakeClock';

/** A club as the backend keeps it. */
export interface FakeClub extends Club {
  ownerPerson: PersonSummary;
  coOwnerIds: string[];
  memberIds: string[];
  channels: ClubChannel[];
}

type StoredPost = Omit<ClubPost, 'reaction' | 'reactionCount' | 'commentCount'> & {
  clubId: string;
};
type StoredMessage = Omit<ChannelMessage, 'reaction' | 'reactionCount'> & { channelId: string };

export interface ClubsFakeOptions {
  clubs?: FakeClub[];
  posts?: StoredPost[];
  comments?: (Comment & { postId: string })[];
  messages?: StoredMessage[];
  /** Reaction of each person to each post or message. */
  reactions?: Record<string, Record<string, ReactionKind>>;
  people?: User[];
  /** Sends membership, channels, reactions and counts along, which the specification does not ask for. @default false */
  embeds?: boolean;
  /** Sent along with a club's details, e.g. what its server permits. */
  details?: Partial<ClubDetails>;
  /** Messages in one page of a channel. @default 30 */
  pageSize?: number;
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

/** Clubs, their feeds, comments, reactions and channels, answering what the specification says and no more unless `embeds` is set. */
export function clubsFake({
  clubs = [],
  posts = [],
  comments = [],
  messages = [],
  reactions = {},
  people = [demoUser, amy, ben],
  embeds = false,
  details = {},
  pageSize = 30,
}: ClubsFakeOptions = {}): FakeArea {
  return (backend) => {
    const state = {
      clubs: [...clubs],
      posts: [...posts],
      comments: [...comments],
      messages: [...messages],
      reactions: structuredClone(reactions),
    };
    let made = 0;
    const nextId = (kind: string) => `${kind}-${(made += 1)}`;
    const refuse = (status: number, error: string, message: string) =>
      new FakeReply(status, { statusCode: status, error, message });
    const personOf = (id: string) =>
      people.find((person) => person.id === id) ?? { ...demoUser, id };
    const clubOf = (id = '') => state.clubs.find((club) => club.id === id);
    const card = ({
      ownerPerson: _owner,
      coOwnerIds: _co,
      memberIds,
      channels: _channels,
      ...club
    }: FakeClub) => ({ ...club, memberCount: memberIds.length });
    const mayView = (club: FakeClub | undefined, userId = '') =>
      club !== undefined &&
      (club.memberIds.includes(userId) ||
        club.ownerId === userId ||
        club.coOwnerIds.includes(userId));
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

    backend.handle('GET /clubs', ({ query }) => {
      const words = (query.get('search') ?? '').toLowerCase();
      return {
        data: {
          clubs: state.clubs
            .filter(({ name, slug }) => name.toLowerCase().includes(words) || slug?.includes(words))
            .map(card),
        },
      };
    });
    backend.handle('GET /users/:id/get-clubs', ({ params }) => ({
      userClubs: state.clubs.filter((club) => mayView(club, params.id)).map(card),
    }));
    backend.handle('GET /users', () => ({ data: { users: people } }));
    backend.handle('GET /users/get-user-by-username/:username', ({ params }) => {
      const person = people.find(({ username }) => username === params.username?.toLowerCase());
      return person
        ? { data: embeds ? person : { user: person } }
        : refuse(404, 'Not Found', 'User not found');
    });
    backend.handle('POST /clubs', ({ body }) => {
      const { name, slug, ownerId, description, coOwnerIds } = body as {
        name: string;
        slug: string;
        ownerId: string;
        description?: string;
        coOwnerIds: string;
      };
      const owner = personOf(ownerId);
      const coOwners = coOwnerIds.split(',').filter(Boolean);
      const ownerName = `${owner.firstName} ${owner.lastName}`;
      const club = fakeClub({
        id: nextId('club'),
        name,
        slug,
        description: description ?? null,
        ownerId,
        ownerName,
        ownerPerson: owner,
        coOwnerIds: coOwners,
        memberIds: [ownerId, ...coOwners],
      });
      state.clubs.unshift(club);
      return new FakeReply(201, embeds ? { data: { club: card(club) } } : {});
    });
    backend.handle('PATCH /clubs/:id', ({ params, body }) => {
      const club = clubOf(params.id);
      if (!club) return refuse(404, 'Not Found', 'Club not found');
      Object.assign(club, body);
      return embeds ? { data: { club: card(club) } } : {};
    });
    backend.handle('PATCH /clubs/:id/image', ({ params }) => {
      const club = clubOf(params.id);
      if (!club) return refuse(404, 'Not Found', 'Club not found');
      club.image = `/pictures/${nextId('picture')}.png`;
      return { clubPictureUrl: club.image };
    });
    backend.handle('DELETE /clubs/:id', ({ params }) => {
      state.clubs = state.clubs.filter(({ id }) => id !== params.id);
      return undefined;
    });
    backend.handle('GET /clubs/:id/details', ({ params, user }) => {
      const club = clubOf(params.id);
      if (!club) return refuse(404, 'Not Found', 'Club not found');
      const isMember = club.memberIds.includes(user?.id ?? '');
      return {
        data: {
          clubName: club.name,
          clubDescription: club.description,
          clubImage: club.image,
          memberCount: club.memberIds.length,
          owner: club.ownerPerson,
          coOwners: club.coOwnerIds,
          ...(embeds && { isMember, channels: club.channels }),
          ...details,
        },
      };
    });
    backend.handle('GET /clubs/:id/is-member', ({ params, query }) => ({
      data: { isMember: clubOf(params.id)?.memberIds.includes(query.get('userId') ?? '') ?? false },
    }));
    backend.handle('POST /clubs/:id/join', ({ params, body }) => {
      const club = clubOf(params.id);
      if (!club) return refuse(404, 'Not Found', 'Club not found');
      club.memberIds = [...new Set([...club.memberIds, (body as { userId: string }).userId])];
      return {};
    });
    backend.handle('DELETE /clubs/:id/leave', ({ params, body }) => {
      const club = clubOf(params.id);
      if (club)
        club.memberIds = club.memberIds.filter((id) => id !== (body as { userId: string }).userId);
      return {};
    });

    backend.handle('GET /club-social/club-posts-feed/:userId/:clubId', ({ params }) => {
      if (!mayView(clubOf(params.clubId), params.userId))
        return refuse(403, 'Forbidden', 'Members only.');
      return {
        data: {
          posts: state.posts
            .filter(({ clubId }) => clubId === params.clubId)
            .map((post) => shownPost(post, params.userId)),
        },
      };
    });
    backend.handle('POST /club-social/club-posts', ({ body }) => {
      const { userId, clubId, content, mediaUrls, mediaAlts } = body as {
        userId: string;
        clubId: string;
        content: string;
        mediaUrls: string[];
        mediaAlts?: string[];
      };
      const post = fakePost({
        id: nextId('post'),
        clubId,
        content,
        mediaUrls,
        ...(mediaAlts && { mediaAlts }),
        createdAt: minutesAgo(0),
        user: personOf(userId),
      });
      state.posts.unshift(post);
      return new FakeReply(201, { data: { post: shownPost(post, userId) } });
    });
    backend.handle('DELETE /club-social/club-posts/:clubId/:postId/:userId', ({ params }) => {
      state.posts = state.posts.filter(({ id }) => id !== params.postId);
      return undefined;
    });
    backend.handle('GET /club-social/club-comments/:postId/comments', ({ params }) => ({
      data: { comments: commentsOf(params.postId ?? '') },
    }));
    backend.handle('POST /club-social/club-comments', ({ body }) => {
      const { clubPostId, userId, content } = body as {
        clubPostId: string;
        userId: string;
        content: string;
      };
      const comment = {
        id: nextId('comment'),
        postId: clubPostId,
        content,
        createdAt: minutesAgo(0),
        user: personOf(userId),
        parentComment: null,
      };
      state.comments.push(comment);
      return new FakeReply(201, { data: { comment } });
    });

    const setReaction = (id: string, userId: string, reaction: ReactionKind) => {
      state.reactions[id] = { ...state.reactions[id], [userId]: reaction };
      return new FakeReply(201, {});
    };
    const dropReaction = ({ params }: { params: Record<string, string> }) => {
      delete state.reactions[params.id ?? '']?.[params.userId ?? ''];
      return undefined;
    };
    backend.handle('GET /club-social/club-post-reactions/:id/:userId', ({ params }) => {
      const reaction = state.reactions[params.id ?? '']?.[params.userId ?? ''];
      return { data: { reaction: reaction ? { reaction } : null } };
    });
    backend.handle('GET /club-social/club-post-reactions/count/:id', ({ params }) => ({
      data: { count: countOf(params.id ?? '') },
    }));
    backend.handle('POST /club-social/club-post-reactions', ({ body }) => {
      const { clubPostId, userId, reaction } = body as {
        clubPostId: string;
        userId: string;
        reaction: ReactionKind;
      };
      return setReaction(clubPostId, userId, reaction);
    });
    backend.handle('DELETE /club-social/club-post-reactions/:id/:userId', dropReaction);
    backend.handle('GET /club-channel-reactions/:id/:userId', ({ params }) => ({
      data: { reaction: state.reactions[params.id ?? '']?.[params.userId ?? ''] ?? null },
    }));
    backend.handle('GET /club-channel-reactions/count/:id', ({ params }) => ({
      data: { count: countOf(params.id ?? '') },
    }));
    backend.handle('POST /club-channel-reactions', ({ body }) => {
      const { clubChannelMessageId, userId, reaction } = body as {
        clubChannelMessageId: string;
        userId: string;
        reaction: ReactionKind;
      };
      return setReaction(clubChannelMessageId, userId, reaction);
    });
    backend.handle('DELETE /club-channel-reactions/:id/:userId', dropReaction);

    backend.handle('GET /club-channels/:clubId', ({ params }) => ({
      data: { channels: clubOf(params.clubId)?.channels ?? [] },
    }));
    backend.handle('GET /club-channels/:channelId/messages', ({ params, query }) => {
      const all = state.messages
        .filter(({ channelId }) => channelId === params.channelId)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      const from = Number(query.get('cursor') ?? 0);
      const end = from + pageSize;
      return {
        data: {
          messages: all
            .slice(from, end)
            .map((message) => shownMessage(message, query.get('userId') ?? '')),
        },
        meta: { nextCursor: end < all.length ? String(end) : null, hasMore: end < all.length },
      };
    });
    backend.handle('POST /club-channels/:channelId/messages', ({ params, body }) => {
      const { userId, content } = body as { userId: string; content: string };
      const message: StoredMessage = {
        id: nextId('message'),
        channelId: params.channelId ?? '',
        content,
        createdAt: minutesAgo(0),
        mediaUrls: [],
        sender: personOf(userId),
      };
      state.messages.push(message);
      return new FakeReply(201, { data: { message: shownMessage(message, userId) } });
    });
  };
}

import { SINGLE_MESSAGES, type ClubChannel, type ReactionKind } from '@clubline/contract';
import {
  minutesAgo,
  pageOf,
  type ClubsStore,
  type FakeClub,
  type StoredMessage,
} from './clubs/clubs.store';
import { FakeReply, type FakeBackend } from './createFakeBackend';

/** The channels of a club, with how much of them is unread where that is counted. */
export function shownChannels(
  { messages, readUpTo }: ClubsStore['state'],
  club: Pick<FakeClub, 'channels'> | undefined,
): ClubChannel[] {
  return (club?.channels ?? []).map((channel) => {
    if (!readUpTo) return channel;
    const times = messages
      .filter(({ channelId }) => channelId === channel.id)
      .map(({ createdAt }) => createdAt);
    const unreadCount = times.filter((time) => time > (readUpTo[channel.id] ?? '')).length;
    return { ...channel, unreadCount, lastMessageAt: times.toSorted().at(-1) ?? null };
  });
}

/** The channels of a club, their messages and the reactions to them. */
export function channelRoutes(backend: FakeBackend, store: ClubsStore): void {
  const { state, nextId, personOf, clubOf, shownMessage, pageSize } = store;
  backend.handle('GET /club-channels/:clubId', ({ params }) => ({
    data: { channels: shownChannels(state, clubOf(params.clubId)) },
  }));
  if (state.readUpTo)
    backend.handle('PUT /club-channels/:channelId/read', ({ params, body }) => {
      const { channelId = '' } = params;
      state.readUpTo = { ...state.readUpTo, [channelId]: (body as { upTo: string }).upTo };
      const all = state.clubs.flatMap((club) => shownChannels(state, club));
      return { data: { channel: all.find(({ id }) => id === channelId) } };
    });
  const newestFirst = (wanted: string | undefined) =>
    state.messages
      .filter(({ channelId }) => channelId === wanted)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  backend.handle('GET /club-channels/:channelId/messages', ({ params, query }) => {
    const found = newestFirst(params.channelId);
    const all = query.get('order') === 'ASC' ? found.toReversed() : found;
    const { items, meta } = pageOf(all, query.get('cursor'), pageSize);
    const viewerId = query.get('userId') ?? '';
    return { data: { messages: items.map((message) => shownMessage(message, viewerId)) }, meta };
  });
  backend.handle('GET /club-channels/:channelId/messages/:id', ({ params, user }) => {
    if (!backend.additions.has(SINGLE_MESSAGES)) return new FakeReply(404);
    const all = newestFirst(params.channelId);
    const at = all.findIndex(({ id }) => id === params.id);
    if (at === -1) return new FakeReply(404, { message: 'Message not found' });
    const [from, end] = [Math.max(0, at - pageSize), at + 1 + pageSize];
    return {
      data: { messages: all.slice(from, end).map((message) => shownMessage(message, user?.id)) },
      meta: {
        hasMore: end < all.length,
        nextCursor: end < all.length ? String(end) : null,
        newerCursor: from > 0 ? String(all.length - from) : null,
      },
    };
  });
  backend.handle('POST /club-channels/:channelId/messages', ({ params, body }) => {
    const { userId, content, mediaUrls, mediaAlts } = body as {
      userId: string;
      content: string;
      mediaUrls: string[];
      mediaAlts?: string[];
    };
    const message: StoredMessage = {
      id: nextId('message'),
      channelId: params.channelId ?? '',
      content,
      createdAt: minutesAgo(0),
      mediaUrls,
      ...(mediaAlts && { mediaAlts }),
      sender: personOf(userId),
    };
    state.messages.push(message);
    return new FakeReply(201, { data: { message: shownMessage(message, userId) } });
  });
  backend.handle('PATCH /club-channels/:channelId/messages/:id', ({ params, body, user }) => {
    const { content } = body as { content: string };
    const known = state.messages.find(({ id }) => id === params.id);
    if (!known) return new FakeReply(404, { message: 'Message not found' });
    const message = { ...known, content, editedAt: minutesAgo(0) };
    state.messages = state.messages.map((one) => (one === known ? message : one));
    return { data: { message: shownMessage(message, user?.id) } };
  });
  backend.handle('DELETE /club-channels/:channelId/messages/:id', ({ params }) => {
    state.messages = state.messages.filter(({ id }) => id !== params.id);
  });
  reactionRoutes(backend, store);
}

function reactionRoutes(
  backend: FakeBackend,
  { state, countOf, setReaction, dropReaction }: ClubsStore,
): void {
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
}

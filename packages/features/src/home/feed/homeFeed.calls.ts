import { FEED_PAGE_SIZE, HOME_FEED, type FeedItem } from '@clubline/contract';
import { clubsCalls } from '../../clubs';
import { ApiError, asAnswer, asId, asList, asRecord, asText } from '../../platform/client';
import { readPageEnd } from '../../platform/client';
import type { Pages } from '../../platform/paging';
import type { Clubline } from '../../platform/provider';
import { clubPostsCalls, profilePostsCalls, readPost } from '../../posts';
import { profilesCalls } from '../../profiles';

/** A post of the feed, under its own id and time. */
export type FeedEntry = FeedItem & { id: string; createdAt: string };

/** What is known of the feed. */
export interface HomeFeed extends Pages<FeedEntry> {
  /** True where it is the newest of each place alone, and older posts stand there. */
  isNewestOnly?: boolean;
  /** True where some of the places could not be asked. */
  isPartMissing?: boolean;
}

/** Whom the feed is asked of. */
export type FeedServer = Pick<Clubline, 'client' | 'additions'>;

/** A server without a feed is asked for so many clubs at most. */
const CLUBS_MAX = 20;
const NOT_FOUND = 404;
const FORBIDDEN = 403;

export const entryOf = (item: FeedItem): FeedEntry => ({
  ...item,
  id: item.post.id,
  createdAt: item.post.createdAt,
});

const isNotForViewer = (error: unknown) =>
  error instanceof ApiError && (error.status === FORBIDDEN || error.status === NOT_FOUND);

/** One post of an answer; null where it is none. */
function readItem(value: unknown): FeedEntry | null {
  const item = asRecord(value);
  const post = readPost(item.post);
  if (!post) return null;
  const club = asRecord(item.club);
  const id = asId(club.id);
  if (item.kind === 'profilePost') return entryOf({ kind: 'profilePost', post });
  return id ? entryOf({ kind: 'clubPost', club: { id, name: asText(club.name) }, post }) : null;
}

async function loadPage(
  { client }: Pick<FeedServer, 'client'>,
  cursor?: string,
  search?: string,
): Promise<HomeFeed> {
  const query = new URLSearchParams({
    limit: String(FEED_PAGE_SIZE),
    ...(cursor && { cursor }),
    ...(search && { search }),
  });
  const body = await client.get(`/social/feed?${query}`);
  const items = asList(asAnswer(body).data.items);
  return {
    items: items.map(readItem).filter((entry) => entry !== null),
    ...readPageEnd(body, items.length, cursor),
  };
}

/** The newest posts of each place, by the calls that every server has. */
async function gather({ client, additions }: FeedServer, userId: string): Promise<HomeFeed> {
  const clubs = clubsCalls.loadMine({ client, additions }, userId).then(({ userClubs }) =>
    Promise.allSettled(
      userClubs.slice(0, CLUBS_MAX).map(async ({ id, name }) => {
        const { items } = await clubPostsCalls.load(client, { userId, clubId: id });
        return items.map((post) => entryOf({ kind: 'clubPost', club: { id, name }, post }));
      }),
    ),
  );
  const people = profilesCalls.allFollows(client, userId, 'following').then(async ({ items }) => {
    const followed = new Set(items.map(({ id }) => id));
    const posts = followed.size > 0 ? await profilePostsCalls.loadNewest(client) : [];
    return posts
      .filter(({ user }) => followed.has(user.id))
      .map((post) => entryOf({ kind: 'profilePost', post }));
  });
  const [inClubs, ofPeople] = await Promise.allSettled([clubs, people]);
  const places = [...(inClubs.status === 'fulfilled' ? inClubs.value : [inClubs]), ofPeople];
  const items = places.flatMap((place) => (place.status === 'fulfilled' ? place.value : []));
  // A club that has banned the viewer is none of theirs.
  const failed = places.find(
    (place) => place.status === 'rejected' && !isNotForViewer(place.reason),
  );
  if (failed?.status === 'rejected' && items.length === 0) throw failed.reason;
  items.sort((one, other) => other.post.createdAt.localeCompare(one.post.createdAt));
  return { items, nextCursor: null, isNewestOnly: true, ...(failed && { isPartMissing: true }) };
}

/** The calls of the feed across one's clubs and the people one follows. */
export const homeFeedCalls = {
  /** A page of the feed, the first one without a cursor. */
  async load(server: FeedServer, userId: string, cursor?: string): Promise<HomeFeed> {
    if (!server.additions.isLikely(HOME_FEED)) return gather(server, userId);
    try {
      return await loadPage(server, cursor);
    } catch (error) {
      // What an earlier page was told may be no more.
      if (cursor || !(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
      return gather(server, userId);
    }
  },
  /**
   * A page of those posts of it that have the words in them, from a server that looks for them: it
   * may be empty, and more follow.
   */
  search: (server: Pick<FeedServer, 'client'>, words: string, cursor?: string) =>
    loadPage(server, cursor, words),
};

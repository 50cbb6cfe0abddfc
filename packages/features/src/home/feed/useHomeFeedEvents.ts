import { asCount, asId, asText } from '../../platform/client';
import { type SocketEvents, useAskAgain, useSocketSubscription } from '../../platform/subscription';
import { countsOf, type PostChange, readPost, readReactionKind } from '../../posts';
import { entryOf, type FeedEntry } from './homeFeed.calls';

/** What has become of a post of the feed. */
export type EntryNews = PostChange & {
  created?: FeedEntry;
  isRemoved?: true;
};

export interface HomeFeedListeners {
  /** Whether the server tells of the posts of a feed. */
  isTold: boolean;
  /** The name of a club whose posts are known. */
  clubNameOf: (clubId: string) => string | undefined;
  /** Hears what has become of a post. */
  gather: (postId: string, news: EntryNews) => void;
  /** Hears that a post is removed. */
  remove: (postId: string) => void;
  /** Hears that the posts of a place are the viewer's no more. */
  removeFrom: (isOfPlace: (entry: FeedEntry) => boolean) => void;
  /** Hears that there is a place of which nothing is known. */
  askAgain: () => void;
  onCatchUp: (signal: AbortSignal) => Promise<void>;
}

/** Listens to what happens in one's clubs and with the people one follows. */
export function useHomeFeedEvents({
  isTold,
  onCatchUp,
  askAgain,
  ...hear
}: HomeFeedListeners): void {
  // A club that is new here may be written into a lot before its name is known.
  const askFor = useAskAgain(askAgain);
  const askSoon = () => askFor('places');
  useSocketSubscription({
    events: { ...newsEvents({ ...hear, askSoon }), ...placeEvents({ ...hear, askSoon }) },
    ...(isTold && { group: { join: 'watchHomeFeed', leave: 'unwatchHomeFeed', body: {} } }),
    onCatchUp,
  });
}

type Heard = Omit<HomeFeedListeners, 'isTold' | 'onCatchUp' | 'askAgain'> & {
  /** Has the feed asked for again, once for all that happens in a moment. */
  askSoon: () => void;
};

function newsEvents({ clubNameOf, gather, remove, askSoon }: Heard): SocketEvents {
  const onRemoved = ({ postId }: { postId?: unknown }) => {
    const id = asText(postId);
    gather(id, { isRemoved: true });
    remove(id);
  };
  return {
    clubPostCreated({ clubId, post: sent }) {
      const id = asId(clubId);
      const post = readPost(sent);
      if (!post || !id) return;
      const name = clubNameOf(id);
      if (name === undefined) askSoon();
      else gather(post.id, { created: entryOf({ kind: 'clubPost', club: { id, name }, post }) });
    },
    profilePostCreated({ post: sent }) {
      const post = readPost(sent);
      if (post) gather(post.id, { created: entryOf({ kind: 'profilePost', post }) });
    },
    clubPostRemoved: onRemoved,
    profilePostRemoved: onRemoved,
    clubPostChanged({ postId, areCommentsChanged, ...counts }) {
      gather(asText(postId), {
        ...countsOf(counts),
        ...(areCommentsChanged === true && { areCommentsChanged }),
      });
    },
    profilePostChanged({ postId, content, editedAt, ...counts }) {
      const isEdited = typeof content === 'string';
      gather(asText(postId), {
        ...countsOf(counts),
        ...(isEdited && { edited: { content, editedAt: asText(editedAt) || null } }),
      });
    },
    ownReactionChanged({ kind = 'clubPost', postId, reaction: sent, reactionCount }) {
      const count = asCount(reactionCount);
      const reaction = readReactionKind(sent);
      if (kind === 'clubPost') gather(asText(postId), { reaction });
      if (kind === 'profilePost' && count !== null)
        gather(asText(postId), { reaction, reactionCount: count });
    },
  };
}

const placeEvents = ({ removeFrom, askSoon }: Heard): SocketEvents => ({
  ownMembershipChanged({ clubId, isMember }) {
    if (isMember === true) askSoon();
    if (isMember === false)
      removeFrom((entry) => entry.kind === 'clubPost' && entry.club.id === clubId);
  },
  ownFollowChanged({ userId, isFollowing }) {
    if (isFollowing === true) askSoon();
    if (isFollowing === false)
      removeFrom(({ kind, post }) => kind === 'profilePost' && post.user.id === userId);
  },
});

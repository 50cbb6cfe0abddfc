import type { ClubPost, OwnReactionChange, ProfilePost } from '@clubline/contract';
import type { Context } from '../../context';
import { coalesce } from '../../services/coalesce';
import { socketGroup } from '../../services/sockets';
import { findClubPostCounts } from './clubPosts.repository';
import { findProfilePostState } from './profilePosts.repository';

/**
 * Sends a new post to members who watch the club or their home feed: without reactions yet, all get
 * the same.
 */
export function clubPostCreated({ sockets }: Context, clubId: string, post: ClubPost): void {
  sockets.send(socketGroup.clubPosts(clubId), 'clubPostCreated', { clubId, post });
}

/** Tells members who watch the club or their home feed that a post was deleted. */
export function clubPostRemoved({ sockets }: Context, clubId: string, postId: string): void {
  sockets.send(socketGroup.clubPosts(clubId), 'clubPostRemoved', { clubId, postId });
}

/** Tells members who watch the club which posts stand first in its feed. */
export function clubPinsChanged({ sockets }: Context, clubId: string, postIds: string[]): void {
  sockets.send(socketGroup.club(clubId), 'clubPinsChanged', { clubId, postIds });
}

/**
 * Tells members who watch the club or their home feed how many react to a post and comment on it by
 * now, and whether comments were changed, deleted or answered, which their number does not show.
 */
export function clubPostChanged(
  context: Context,
  postId: string,
  { areCommentsChanged = false } = {},
): void {
  const tell = async () => {
    const counts = await findClubPostCounts(context.db, postId);
    if (counts === undefined) return;
    const { clubId, reactionCount, commentCount } = counts;
    const body = { clubId, postId, reactionCount, commentCount };
    const change = areCommentsChanged ? { ...body, areCommentsChanged } : body;
    context.sockets.send(socketGroup.clubPosts(clubId), 'clubPostChanged', change);
  };
  // Each of both is told in its own turn: the one that is under way may not say the other.
  const name = areCommentsChanged ? `comments ${postId}` : `post ${postId}`;
  context.background('counts of a post', coalesce(context, name, tell));
}

/** Sends a new post to who watches its author's profile, or follows them: without reactions yet. */
export function profilePostCreated({ sockets }: Context, post: ProfilePost): void {
  const userId = post.user.id;
  sockets.send(socketGroup.profilePosts(userId), 'profilePostCreated', { userId, post });
}

/** Tells who watches its author's profile, or follows them, that a post was deleted. */
export function profilePostRemoved({ sockets }: Context, userId: string, postId: string): void {
  sockets.send(socketGroup.profilePosts(userId), 'profilePostRemoved', { userId, postId });
}

/**
 * Tells who watches its author's profile, or follows them, how many react to a post by now, and
 * what it says where its author has changed that.
 */
export function profilePostChanged(
  context: Context,
  postId: string,
  { areWordsChanged = false } = {},
): void {
  const tell = async () => {
    const state = await findProfilePostState(context.db, postId);
    if (state === undefined) return;
    const { content, editedAt, ...counts } = state;
    const words = areWordsChanged && editedAt !== null ? { content, editedAt } : {};
    const change = { ...counts, ...words, postId };
    context.sockets.send(socketGroup.profilePosts(counts.userId), 'profilePostChanged', change);
  };
  // Each of both is told in its own turn: the one that is under way may not say the other.
  const name = areWordsChanged ? `profile post words ${postId}` : `profile post ${postId}`;
  context.background('changes of a profile post', coalesce(context, name, tell));
}

/** Tells all pages of a person what they react with. */
export function ownReactionChanged(
  { sockets }: Context,
  userId: string,
  change: OwnReactionChange,
): void {
  sockets.send(socketGroup.user(userId), 'ownReactionChanged', change);
}

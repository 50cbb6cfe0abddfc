import type { ClubPost, ReactionKind } from '@clubline/contract';
import type { Context } from '../../context';
import { coalesce } from '../../services/coalesce';
import { socketGroup } from '../../services/sockets';
import { findClubPostCounts } from './clubPosts.repository';

/** Sends a new post to members who watch the club: without reactions yet, all get the same. */
export function clubPostCreated({ sockets }: Context, clubId: string, post: ClubPost): void {
  sockets.send(socketGroup.club(clubId), 'clubPostCreated', { clubId, post });
}

/** Tells members who watch the club that a post was deleted. */
export function clubPostRemoved({ sockets }: Context, clubId: string, postId: string): void {
  sockets.send(socketGroup.club(clubId), 'clubPostRemoved', { clubId, postId });
}

/** Tells members who watch the club how many react to a post and comment on it by now. */
export function clubPostChanged(context: Context, postId: string): void {
  const tell = async () => {
    const counts = await findClubPostCounts(context.db, postId);
    if (counts === undefined) return;
    const { clubId, reactionCount, commentCount } = counts;
    const body = { clubId, postId, reactionCount, commentCount };
    context.sockets.send(socketGroup.club(clubId), 'clubPostChanged', body);
  };
  context.background('counts of a post', coalesce(context, `post ${postId}`, tell));
}

/** Tells all pages of a person what they react with to a post of a club. */
export function ownReactionChanged(
  { sockets }: Context,
  userId: string,
  change: { postId: string; reaction: ReactionKind | null },
): void {
  sockets.send(socketGroup.user(userId), 'ownReactionChanged', change);
}

import type { ReactionKind } from '@clubline/contract';
import { fakePost, minutesAgo, pageOf, type ClubsStore, refuse } from './clubs/clubs.store';
import { FakeReply, type FakeBackend } from './createFakeBackend';

/** The posts of a club. */
export function postRoutes(
  backend: FakeBackend,
  { state, nextId, personOf, clubOf, mayView, shownPost, listPageSize }: ClubsStore,
): void {
  backend.handle('GET /club-social/club-posts-feed/:userId/:clubId', ({ params, query }) => {
    if (!mayView(clubOf(params.clubId), params.userId))
      return refuse(403, 'Forbidden', 'Members only.');
    const all = state.posts
      .filter(({ clubId }) => clubId === params.clubId)
      .map((post) => shownPost(post, params.userId));
    if (listPageSize === undefined) return { data: { posts: all } };
    const { items, meta } = pageOf(all, query.get('cursor'), listPageSize);
    return { data: { posts: items }, meta };
  });
  if (listPageSize !== undefined)
    backend.handle('GET /club-social/club-posts/:clubId/:postId', ({ params, user }) => {
      const post = state.posts.find(({ id }) => id === params.postId);
      return post
        ? { data: { post: shownPost(post, user?.id) } }
        : refuse(404, 'Not Found', 'Post not found');
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
}

/** Comments of posts. */
export function commentRoutes(
  backend: FakeBackend,
  { state, nextId, personOf, commentsOf, listPageSize }: ClubsStore,
): void {
  backend.handle('GET /club-social/club-comments/:postId/comments', ({ params, query }) => {
    const all = commentsOf(params.postId ?? '');
    if (listPageSize === undefined) return { data: { comments: all } };
    const { items, meta } = pageOf(all.toReversed(), query.get('cursor'), listPageSize);
    return { data: { comments: items.toReversed() }, meta };
  });
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
}

/** Reactions to posts. */
export function postReactionRoutes(
  backend: FakeBackend,
  { state, countOf, setReaction, dropReaction }: ClubsStore,
): void {
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
}

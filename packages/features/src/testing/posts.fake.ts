import { SINGLE_COMMENTS, type ReactionKind } from '@clubline/contract';
import { fakePost, minutesAgo, type ClubsStore, refuse } from './clubs/clubs.store';
import { FakeReply, type FakeBackend } from './createFakeBackend';

/** The posts of a club. */
export function postRoutes(
  backend: FakeBackend,
  { state, nextId, personOf, clubOf, mayView, shownPost, listed, findsPosts }: ClubsStore,
): void {
  backend.handle('GET /club-social/club-posts-feed/:userId/:clubId', ({ params, query }) => {
    if (!mayView(clubOf(params.clubId), params.userId))
      return refuse(403, 'Forbidden', 'Members only.');
    const all = state.posts
      .filter(({ clubId }) => clubId === params.clubId)
      .map((post) => shownPost(post, params.userId));
    const { items, meta } = listed(all, query);
    const pinned = state.pins?.[params.clubId ?? ''] ?? [];
    const pinnedPosts = pinned.flatMap((id) => all.filter((post) => post.id === id));
    const isFirst = !query.has('cursor');
    return {
      data: { posts: items, ...(state.pins && isFirst && { pinnedPosts }) },
      ...(meta && { meta }),
    };
  });
  if (findsPosts)
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

/** Posts that stand first in the feed of a club. */
export function pinRoutes(backend: FakeBackend, { state }: ClubsStore): void {
  const set = (clubId = '', pinned: string[]) => {
    state.pins = { ...state.pins, [clubId]: pinned };
    return { data: { postIds: pinned } };
  };
  const others = ({ clubId = '', postId }: Record<string, string>) =>
    (state.pins?.[clubId] ?? []).filter((id) => id !== postId);
  const path = '/club-social/club-posts/:clubId/:postId/pin';
  backend.handle(`PUT ${path}`, ({ params }) =>
    set(params.clubId, [params.postId ?? '', ...others(params)]),
  );
  backend.handle(`DELETE ${path}`, ({ params }) => set(params.clubId, others(params)));
}

/** Comments of posts. */
export function commentRoutes(
  backend: FakeBackend,
  { state, nextId, personOf, commentsOf, listed }: ClubsStore,
): void {
  backend.handle('GET /club-social/club-comments/:postId/comments', ({ params, query }) => {
    const all = commentsOf(params.postId ?? '');
    const { items, meta } = listed(all.toReversed(), query);
    return { data: { comments: items.toReversed() }, ...(meta && { meta }) };
  });
  backend.handle('GET /club-social/club-comments/:postId/comments/:id', ({ params }) => {
    if (!backend.additions.has(SINGLE_COMMENTS)) return new FakeReply(404);
    const all = commentsOf(params.postId ?? '');
    const one = all.find(({ id }) => id === params.id);
    if (!one) return new FakeReply(404, { message: 'Comment not found' });
    const parent = all.filter(({ id }) => id === one.parentComment);
    return { data: { comments: [...parent, one] } };
  });
  backend.handle('POST /club-social/club-comments', ({ body }) => {
    const {
      clubPostId,
      userId,
      content,
      parentComment = null,
    } = body as {
      clubPostId: string;
      userId: string;
      content: string;
      parentComment?: string | null;
    };
    const comment = {
      id: nextId('comment'),
      postId: clubPostId,
      content,
      createdAt: minutesAgo(0),
      user: personOf(userId),
      parentComment,
    };
    state.comments.push(comment);
    return new FakeReply(201, { data: { comment } });
  });
  backend.handle('PATCH /club-social/club-comments/:id', ({ params, body }) => {
    const { content } = body as { content: string };
    const known = state.comments.find(({ id }) => id === params.id);
    if (!known) return new FakeReply(404, { message: 'Comment not found' });
    const comment = { ...known, content, editedAt: minutesAgo(0) };
    state.comments = state.comments.map((one) => (one === known ? comment : one));
    return { data: { comment } };
  });
  backend.handle('DELETE /club-social/club-comments/:id', ({ params }) => {
    const before = state.comments.length;
    state.comments = state.comments.filter(
      ({ id, parentComment }) => id !== params.id && parentComment !== params.id,
    );
    return state.comments.length < before
      ? undefined
      : new FakeReply(404, { message: 'Comment not found' });
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

import { AUTHOR_FILTER, MEDIA_MAX, type ProfilePost, type ReactionKind } from '@clubline/contract';
import { demoUser } from '../auth.fake';
import { minutesAgo } from '../clubs/clubs.store';
import { FakeReply, type FakeBackend } from '../createFakeBackend';
import { fakeProfilePost, summary, type PeopleStore } from './profiles.store';

/** Posts on profiles. */
export function profilePostRoutes(
  backend: FakeBackend,
  { state, embeds, shown }: PeopleStore,
): void {
  let made = 0;
  if (embeds) backend.additions.add(AUTHOR_FILTER);
  backend.handle('GET /social/profile-posts', ({ query, user }) => {
    const author = embeds ? query.get('userId') : null;
    const profilePosts = state.posts
      .filter((post) => author === null || post.user.id === author)
      .map((post) => shown(post, user?.id));
    const meta = {
      takesMediaAlts: true,
      mediaMax: MEDIA_MAX,
      editsPosts: true,
      deletesPosts: true,
    };
    return { data: { profilePosts }, ...(embeds && { meta }) };
  });
  backend.handle('PATCH /social/profile-posts/:id', ({ params, body, user }) => {
    const { content } = body as { content: string };
    const known = state.posts.find(({ id }) => id === params.id);
    if (!known) return new FakeReply(404, { message: 'Post not found' });
    const post = { ...known, content, editedAt: minutesAgo(0) };
    state.posts = state.posts.map((one) => (one === known ? post : one));
    return { data: { profilePost: shown(post, user?.id) } };
  });
  backend.handle('DELETE /social/profile-posts/:id', ({ params }) => {
    state.posts = state.posts.filter(({ id }) => id !== params.id);
  });
  backend.handle('POST /social/profile-posts/upload-media', () => ({
    data: { mediaUrl: `/uploads/picture-${(made += 1)}.webp` },
  }));
  backend.handle('POST /social/profile-posts', ({ body, user }) => {
    const { content, mediaUrls, mediaAlts } = body as ProfilePost;
    const post = fakeProfilePost({
      id: `post-${(made += 1)}`,
      content,
      mediaUrls,
      ...(mediaAlts && { mediaAlts }),
      createdAt: minutesAgo(0),
      user: summary(user ?? demoUser),
    });
    state.posts.unshift(post);
    return new FakeReply(201, { data: { profilePost: shown(post, user?.id) } });
  });
}

/** Reactions to them, and how many comments they have. */
export function profilePostReactionRoutes(
  backend: FakeBackend,
  { state, commentCounts, countOf }: PeopleStore,
): void {
  backend.handle('GET /social/post-reactions/:id/:userId', ({ params }) => ({
    reaction: state.reactions[params.id ?? '']?.[params.userId ?? ''] ?? null,
  }));
  backend.handle('GET /social/post-reactions/count/:id', ({ params }) => ({
    count: countOf(params.id ?? ''),
  }));
  backend.handle('GET /social/profile-posts/:id/comments-count', ({ params }) => ({
    count: commentCounts[params.id ?? ''] ?? 0,
  }));
  backend.handle('POST /social/post-reactions', ({ body }) => {
    const { profilePostId, userId, reaction } = body as {
      profilePostId: string;
      userId: string;
      reaction: ReactionKind;
    };
    state.reactions[profilePostId] = { ...state.reactions[profilePostId], [userId]: reaction };
    return {};
  });
  backend.handle('DELETE /social/post-reactions/:id/:userId', ({ params }) => {
    delete state.reactions[params.id ?? '']?.[params.userId ?? ''];
    return undefined;
  });
}

import * as wire from '@clubline/contract/schemas';
import { actingAs } from '../../http/actingAs';
import { readForm } from '../../http/multipart';
import { signedIn } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import { assertOwnMedia } from '../mediaUrls';
import type { Module } from '../module';
import { profilePostReactions } from '../reactions/reactions.repository';
import { tellOfProfilePost, tellOfProfileReaction } from './social.notifications';
import { profilePostReaders } from './social.policy';
import * as posts from './social.repository';

const actorInPath = (values: { params: { userId: string } }) => values.params.userId;
const postInPath = (values: { params: { postId: string } }) => values.params.postId;

export const socialModule: Module = {
  name: 'Profile posts',
  routes(add, context) {
    const { db } = context;

    add({
      method: 'GET',
      url: '/social/profile-posts',
      summary:
        'Profile posts, newest first, with the viewer’s reaction and the counts; `userId` for one person’s.',
      query: wire.profilePostsQuery,
      response: { 200: wire.profilePostsResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, query }) {
        const { profilePosts, meta } = await posts.listProfilePosts(db, actor.id, query);
        return { data: { profilePosts }, meta: { ...meta, takesMediaAlts: true } };
      },
    });

    add({
      method: 'POST',
      url: '/social/profile-posts',
      summary: 'Writes a post on one’s own profile.',
      body: wire.createProfilePostBody,
      response: { 201: wire.profilePostResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body: { content, mediaUrls, mediaAlts }, reply }) {
        assertOwnMedia(context, mediaUrls);
        const profilePost = await posts.addProfilePost(
          db,
          { userId: actor.id, content, mediaUrls, mediaAlts },
          context.now(),
        );
        await tellOfProfilePost(context, profilePost);
        reply.code(201);
        return { data: { profilePost } };
      },
    });

    add({
      method: 'POST',
      url: '/social/profile-posts/upload-media',
      summary: 'Stores a picture for a post.',
      response: { 200: wire.profileMediaResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.upload,
      rate: 'upload',
      multipart: { media: 'the picture' },
      async handler({ request }) {
        const { file } = await readForm(request, 'media');
        const { url } = await context.uploads.storeImage(file, 'media');
        return { data: { mediaUrl: url } };
      },
    });

    add({
      method: 'GET',
      url: '/social/post-reactions/:postId/:userId',
      summary: 'The signed-in person’s reaction to a profile post.',
      params: wire.postReactionParams,
      response: { 200: wire.profileReactionResponse },
      policy: actingAs(actorInPath, profilePostReaders(postInPath)),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        return { reaction: await profilePostReactions.of(db, params.postId, actor.id) };
      },
    });

    add({
      method: 'GET',
      url: '/social/post-reactions/count/:postId',
      summary: 'How many people reacted to a profile post.',
      params: wire.postParams,
      response: { 200: wire.profileCountResponse },
      policy: profilePostReaders(postInPath),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        return { count: await profilePostReactions.count(db, params.postId) };
      },
    });

    add({
      method: 'GET',
      url: '/social/profile-posts/:postId/comments-count',
      summary: 'How many comments a profile post has.',
      params: wire.postParams,
      response: { 200: wire.profileCountResponse },
      policy: profilePostReaders(postInPath),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        return { count: await posts.countComments(db, params.postId) };
      },
    });

    add({
      method: 'POST',
      url: '/social/post-reactions',
      summary: 'Sets or replaces one’s reaction to a profile post.',
      body: wire.setProfileReactionBody,
      response: { 200: wire.profileReactionResponse },
      policy: actingAs(
        (values: { body: { userId?: string | undefined } }) => values.body.userId,
        profilePostReaders(
          (values: { body: { profilePostId: string } }) => values.body.profilePostId,
        ),
      ),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body: { profilePostId, reaction } }) {
        await profilePostReactions.set(db, profilePostId, actor.id, reaction, context.now());
        await tellOfProfileReaction(context, profilePostId, actor.id, reaction);
        return { reaction, count: await profilePostReactions.count(db, profilePostId) };
      },
    });

    add({
      method: 'DELETE',
      url: '/social/post-reactions/:postId/:userId',
      summary: 'Takes one’s reaction back; harmless without one.',
      params: wire.postReactionParams,
      response: { 200: wire.profileReactionResponse },
      policy: actingAs(actorInPath, profilePostReaders(postInPath)),
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ actor, params }) {
        await profilePostReactions.remove(db, params.postId, actor.id);
        return { reaction: null, count: await profilePostReactions.count(db, params.postId) };
      },
    });
  },
};

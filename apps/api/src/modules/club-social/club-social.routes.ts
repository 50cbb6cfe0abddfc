import * as wire from '@clubline/contract/schemas';
import { actingAs } from '../../http/actingAs';
import { badField, notFound } from '../../http/errors';
import { bodyLimits } from '../../http/route';
import { clubMembers, clubWriters } from '../clubs/clubs.policy';
import { assertOwnMedia } from '../mediaUrls';
import type { Module } from '../module';
import { clubPostReactions } from '../reactions/reactions.repository';
import { tellOfComment, tellOfPost, tellOfReaction } from './club-social.notifications';
import { postReaders, postRemovers, postWriters } from './club-social.policy';
import * as posts from './club-social.repository';

type ByBody = { body: { userId?: string | undefined } };
const actorInBody = (values: ByBody) => values.body.userId;
const actorInPath = (values: { params: { userId: string } }) => values.params.userId;
const postInPath = (values: { params: { postId: string } }) => values.params.postId;
const postInBody = (values: { body: { clubPostId: string } }) => values.body.clubPostId;

export const clubSocialModule: Module = {
  name: 'Club posts',
  routes(add, context) {
    const { db } = context;

    add({
      method: 'GET',
      url: '/club-social/club-posts-feed/:userId/:clubId',
      summary: 'A club’s posts, newest first, with the viewer’s reaction and the counts.',
      params: wire.clubFeedParams,
      query: wire.keysetQuery,
      response: { 200: wire.clubFeedResponse },
      policy: actingAs(
        actorInPath,
        clubMembers((values: { params: { clubId: string } }) => values.params.clubId),
      ),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params, query }) {
        const { posts: found, meta } = await posts.feed(db, params.clubId, actor.id, query);
        return { data: { posts: found }, meta };
      },
    });

    add({
      method: 'POST',
      url: '/club-social/club-posts',
      summary: 'Writes a post to a club.',
      body: wire.createClubPostBody,
      response: { 201: wire.clubPostResponse },
      policy: actingAs(
        actorInBody,
        clubWriters((values: { body: { clubId: string } }) => values.body.clubId),
      ),
      bodyLimit: bodyLimits.text,
      rate: 'write',
      async handler({ actor, body, reply }) {
        const { clubId, content, mediaUrls, mediaAlts } = body;
        assertOwnMedia(context, mediaUrls);
        const id = await posts.addPost(
          db,
          { clubId, userId: actor.id, content, mediaUrls, mediaAlts },
          context.now(),
        );
        const post = await posts.findPost(db, id, actor.id);
        if (post === undefined) throw notFound('Club');
        // Sent to everybody alike: nobody has reacted yet.
        context.events.clubPostCreated(clubId, post);
        await tellOfPost(context, post);
        reply.code(201);
        return { data: { post } };
      },
    });

    add({
      method: 'DELETE',
      url: '/club-social/club-posts/:clubId/:postId/:userId',
      summary: 'Deletes a post: one’s own, or as an owner any in the club.',
      params: wire.deleteClubPostParams,
      response: { 204: wire.nothing },
      policy: actingAs(
        actorInPath,
        postRemovers((values: { params: { postId: string; clubId: string } }) => values.params),
      ),
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ params, reply }) {
        await posts.deletePost(db, params.postId);
        context.events.clubPostRemoved(params.clubId, params.postId);
        reply.code(204);
        return undefined;
      },
    });

    add({
      method: 'GET',
      url: '/club-social/club-post-reactions/:postId/:userId',
      summary: 'The signed-in person’s reaction to a post.',
      params: wire.postReactionParams,
      response: { 200: wire.clubPostReactionResponse },
      policy: actingAs(actorInPath, postReaders(postInPath)),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        const reaction = await clubPostReactions.of(db, params.postId, actor.id);
        return { data: { reaction: reaction === null ? null : { reaction } } };
      },
    });

    add({
      method: 'GET',
      url: '/club-social/club-post-reactions/count/:postId',
      summary: 'How many people reacted to a post.',
      params: wire.postParams,
      response: { 200: wire.clubPostReactionCountResponse },
      policy: postReaders(postInPath),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        return { data: { count: await clubPostReactions.count(db, params.postId) } };
      },
    });

    add({
      method: 'POST',
      url: '/club-social/club-post-reactions',
      summary: 'Sets or replaces one’s reaction to a post.',
      body: wire.setClubPostReactionBody,
      response: { 200: wire.clubPostReactionResponse },
      policy: actingAs(actorInBody, postReaders(postInBody)),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body: { clubPostId, reaction } }) {
        await clubPostReactions.set(db, clubPostId, actor.id, reaction, context.now());
        await tellOfReaction(context, clubPostId, actor.id, reaction);
        return {
          data: { reaction: { reaction }, count: await clubPostReactions.count(db, clubPostId) },
        };
      },
    });

    add({
      method: 'DELETE',
      url: '/club-social/club-post-reactions/:postId/:userId',
      summary: 'Takes one’s reaction back; harmless without one.',
      params: wire.postReactionParams,
      response: { 200: wire.clubPostReactionResponse },
      policy: actingAs(actorInPath, postReaders(postInPath)),
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ actor, params }) {
        await clubPostReactions.remove(db, params.postId, actor.id);
        return {
          data: { reaction: null, count: await clubPostReactions.count(db, params.postId) },
        };
      },
    });

    add({
      method: 'GET',
      url: '/club-social/club-comments/:postId/comments',
      summary: 'A post’s comments and replies, oldest first.',
      params: wire.postParams,
      query: wire.keysetQuery,
      response: { 200: wire.clubCommentsResponse },
      policy: postReaders(postInPath),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params, query }) {
        const { comments, meta } = await posts.commentsOf(db, params.postId, query);
        return { data: { comments }, meta };
      },
    });

    add({
      method: 'POST',
      url: '/club-social/club-comments',
      summary: 'Comments on a post, or with `parentComment` replies to a comment.',
      body: wire.createClubCommentBody,
      response: { 201: wire.clubCommentResponse },
      policy: actingAs(actorInBody, postWriters(postInBody)),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body, reply }) {
        const { clubPostId: postId, content } = body;
        const answered = body.parentComment
          ? await posts.findComment(db, postId, body.parentComment)
          : null;
        if (answered === undefined)
          throw badField('parentComment', 'No such comment on this post.');
        // Threads are one level deep: an answer to a reply stands under the same comment.
        const parentId = answered === null ? null : (answered.parentId ?? answered.id);
        const comment = await posts.addComment(
          db,
          { postId, userId: actor.id, content, parentId },
          context.now(),
        );
        await tellOfComment(context, postId, comment, answered?.userId ?? null);
        reply.code(201);
        return { data: { comment } };
      },
    });
  },
};

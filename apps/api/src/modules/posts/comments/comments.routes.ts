import * as schemas from '@clubline/contract/schemas';
import { actingAs } from '../../../http/actingAs';
import { badField, notFound } from '../../../http/errors';
import { bodyLimits, route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { deletedSince, writeClaim, writeOnce } from '../../../services/writes/writeOnce';
import { holdingClub } from '../../clubs';
import { notificationsRemoved } from '../../notifications';
import { changeWords } from '../changeWords';
import { clubPostCommenters, clubPostReaders } from '../clubPosts.policy';
import { commentEditors, commentOrigin, commentRemovers } from './comments.policy';
import { notifyComment } from './comments.notifications';
import {
  addComment,
  countProfilePostComments,
  deleteComment,
  findComment,
  listComments,
  readComment,
} from './comments.repository';
import { clubPostChanged } from '../posts.events';
import { profilePostReaders } from '../profilePosts.policy';

const postInPath = (values: { params: { postId: string } }) => values.params.postId;

const comments = route({
  method: 'GET',
  url: '/club-social/club-comments/:postId/comments',
  summary: 'A post’s comments and replies, oldest first.',
  params: schemas.postParams,
  query: schemas.keysetQuery,
  response: { 200: schemas.clubCommentsResponse },
  policy: clubPostReaders(postInPath),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params, query, context: { db } }) {
    const { comments: found, meta } = await listComments(db, params.postId, query);
    return { data: { comments: found }, meta };
  },
});

const oneComment = route({
  method: 'GET',
  url: '/club-social/club-comments/:postId/comments/:commentId',
  summary: 'One comment of a post, after the one that it answers.',
  params: schemas.postCommentParams,
  response: { 200: schemas.postCommentResponse },
  policy: clubPostReaders(postInPath),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params: { postId, commentId }, context: { db } }) {
    const found = await findComment(db, postId, commentId);
    if (found === undefined) throw notFound('Comment');
    const ids = found.parentId === null ? [found.id] : [found.parentId, found.id];
    const read = await Promise.all(ids.map((id) => readComment(db, id)));
    return { data: { comments: read.filter((comment) => comment !== undefined) } };
  },
});

const createComment = route({
  method: 'POST',
  url: '/club-social/club-comments',
  summary: 'Comments on a post, or with `parentComment` replies to a comment.',
  body: schemas.createClubCommentBody,
  response: { 201: schemas.clubCommentResponse },
  policy: actingAs(
    (values: { body: { userId?: string | undefined } }) => values.body.userId,
    clubPostCommenters((values: { body: { clubPostId: string } }) => values.body.clubPostId),
  ),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body, context, whileAllowed, reply }) {
    const { clubPostId: postId, content, parentComment } = body;
    const { db } = context;
    const answered = parentComment ? await findComment(db, postId, parentComment) : null;
    if (answered === undefined) throw badField('parentComment', 'No such comment on this post.');
    // Threads are one level deep: an answer to a reply belongs to the same comment.
    const parentId = answered === null ? null : (answered.parentId ?? answered.id);
    const newComment = { postId, userId: actor.id, content, parentId };
    const claim = writeClaim('clubComment', actor.id, body);
    const { id, isNew } = await writeOnce(db, claim, () =>
      addComment(whileAllowed(db), newComment, context.now(), claim),
    );
    const comment = await readComment(db, id);
    if (comment === undefined) throw isNew ? notFound('Post') : deletedSince('comment');
    if (isNew) {
      clubPostChanged(context, postId, { areCommentsChanged: parentId !== null });
      await notifyComment(context, postId, comment, answered?.userId ?? null);
    }
    reply.code(201);
    return { data: { comment } };
  },
});

const commentInPath = (values: { params: { commentId: string } }) => values.params.commentId;

const changeOwnComment = route({
  method: 'PATCH',
  url: '/club-social/club-comments/:commentId',
  summary: 'Changes the words of one’s own comment; 409 where it is not what was `seen`.',
  params: schemas.clubCommentParams,
  body: schemas.updateClubCommentBody,
  response: { 200: schemas.clubCommentResponse },
  policy: commentEditors(commentInPath),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ params: { commentId }, body, context, whileAllowed }) {
    const { db, now } = context;
    const { postId } = await commentOrigin(db, commentId);
    const words = { ...body, now: now(), postId };
    await changeWords(whileAllowed(db), 'clubComments', commentId, words);
    const comment = await readComment(db, commentId);
    if (comment === undefined) throw notFound('Comment');
    clubPostChanged(context, postId, { areCommentsChanged: true });
    return { data: { comment } };
  },
});

const removeComment = route({
  method: 'DELETE',
  url: '/club-social/club-comments/:commentId',
  summary: 'Deletes a comment with its replies: one’s own, or as an owner any in the club.',
  params: schemas.clubCommentParams,
  response: { 204: schemas.noContent },
  policy: commentRemovers(commentInPath),
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'comment deleted',
  async handler({ params: { commentId }, context, whileAllowed, reply }) {
    const { clubId, postId } = await commentOrigin(context.db, commentId);
    const db = whileAllowed(context.db, holdingClub(clubId));
    notificationsRemoved(context, await deleteComment(db, commentId));
    clubPostChanged(context, postId, { areCommentsChanged: true });
    reply.code(204);
    return undefined;
  },
});

const profilePostCommentCount = route({
  method: 'GET',
  url: '/social/profile-posts/:postId/comments-count',
  summary: 'How many comments a profile post has.',
  params: schemas.postParams,
  response: { 200: schemas.profilePostCountResponse },
  policy: profilePostReaders(postInPath),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params, context: { db } }) {
    return { count: await countProfilePostComments(db, params.postId) };
  },
});

export const commentRoutes: Route[] = [
  comments,
  oneComment,
  createComment,
  changeOwnComment,
  removeComment,
  profilePostCommentCount,
];

import { MEDIA_MAX } from '@clubline/contract';
import * as schemas from '@clubline/contract/schemas';
import { badField, notFound } from '../../http/errors';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { deletedSince, writeClaim, writeOnce } from '../../services/writes/writeOnce';
import { notificationsRemoved } from '../notifications';
import { changeWords } from './changeWords';
import { ownPictures, pictureUpload } from './pictures';
import { findReactedProfilePost, notifyProfilePostMentions } from './profilePosts.notifications';
import { profilePostAuthors, profilePostReaders } from './profilePosts.policy';
import {
  addProfilePost,
  deleteProfilePost,
  findProfilePost,
  listProfilePosts,
} from './profilePosts.repository';
import {
  ownReactionChanged,
  profilePostChanged,
  profilePostCreated,
  profilePostRemoved,
} from './posts.events';
import { profilePostReactions } from './reactions.repository';
import { reactionRoutes } from './reactions.routes';

const NOTHING_SAID = 'A post without pictures needs some words.';

/** What authors may do with their posts, as clients receive it. */
const abilities = {
  takesMediaAlts: true,
  mediaMax: MEDIA_MAX,
  editsPosts: true,
  deletesPosts: true,
};

const postInPath = (values: { params: { postId: string } }) => values.params.postId;

const profilePosts = route({
  method: 'GET',
  url: '/social/profile-posts',
  summary:
    'Profile posts, newest first, with the viewer’s reaction and the counts; `userId` ' +
    'for one person’s.',
  query: schemas.profilePostsQuery,
  response: { 200: schemas.profilePostsResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, query, context: { db } }) {
    const { profilePosts: found, meta } = await listProfilePosts(db, actor.id, query);
    return {
      data: { profilePosts: found },
      meta: { ...meta, ...abilities },
    };
  },
});

const createProfilePost = route({
  method: 'POST',
  url: '/social/profile-posts',
  summary: 'Writes a post on one’s own profile.',
  body: schemas.createProfilePostBody,
  response: { 201: schemas.profilePostResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body, context, reply }) {
    const { content, mediaUrls, mediaAlts } = body;
    const userId = actor.id;
    const claim = writeClaim('profilePost', userId, body);
    const { id, isNew } = await writeOnce(context.db, claim, async () => {
      const pictures = await ownPictures(context, mediaUrls, { userId, isPrivate: false });
      const newPost = { userId, content, pictures, mediaAlts };
      return addProfilePost(context.db, newPost, context.now(), claim);
    });
    const profilePost = await findProfilePost(context.db, id, userId);
    if (profilePost === undefined) throw isNew ? notFound('Post') : deletedSince('post');
    if (isNew) {
      profilePostCreated(context, profilePost);
      await notifyProfilePostMentions(context, profilePost);
    }
    reply.code(201);
    return { data: { profilePost } };
  },
});

const changeOwnPost = route({
  method: 'PATCH',
  url: '/social/profile-posts/:postId',
  summary:
    'Changes the words of one’s own post; its pictures stay; 409 where it is not what was `seen`.',
  params: schemas.postParams,
  body: schemas.updateProfilePostBody,
  response: { 200: schemas.profilePostResponse },
  policy: profilePostAuthors('change', postInPath),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, params: { postId }, body: { content, seen }, context }) {
    const { db } = context;
    const before = await findProfilePost(db, postId, actor.id);
    if (before === undefined) throw notFound('Post');
    if (content === '' && before.mediaUrls.length === 0) throw badField('content', NOTHING_SAID);
    await changeWords(db, 'profilePosts', postId, { content, seen, now: context.now() });
    const profilePost = await findProfilePost(db, postId, actor.id);
    if (profilePost === undefined) throw notFound('Post');
    profilePostChanged(context, postId, { areWordsChanged: true });
    return { data: { profilePost } };
  },
});

const removeProfilePost = route({
  method: 'DELETE',
  url: '/social/profile-posts/:postId',
  summary: 'Deletes one’s own post, with its reactions and what shows only there.',
  params: schemas.postParams,
  response: { 204: schemas.noContent },
  policy: profilePostAuthors('delete', postInPath),
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'profile post deleted',
  async handler({ actor, params, context, reply }) {
    const { shown, forgotten } = await deleteProfilePost(context.db, params.postId);
    notificationsRemoved(context, forgotten);
    profilePostRemoved(context, actor.id, params.postId);
    context.background('deleting pictures', context.uploads.removeUnshown(shown));
    reply.code(204);
    return undefined;
  },
});

const uploadPicture = pictureUpload({
  url: '/social/profile-posts/upload-media',
  summary: 'Stores a picture for a post.',
  policy: signedIn,
});

const profilePostReactionRoutes = reactionRoutes({
  reactions: profilePostReactions,
  readers: profilePostReaders,
  findReactedTo: findReactedProfilePost,
  tell(context, postId, userId, change) {
    profilePostChanged(context, postId);
    ownReactionChanged(context, userId, { kind: 'profilePost', postId, ...change });
  },
  calls: {
    url: '/social/post-reactions',
    what: 'a profile post',
    idParam: 'postId',
    targetParams: schemas.postParams,
    ownReactionParams: schemas.postReactionParams,
    setBody: schemas.setProfilePostReactionBody,
    idInBody: ({ profilePostId }) => profilePostId,
    reactionResponse: schemas.profilePostReactionResponse,
    countResponse: schemas.profilePostCountResponse,
    reactionAnswer: (reaction, count) => ({ reaction, count }),
    countAnswer: (count) => ({ count }),
  },
});

export const profilePostRoutes: Route[] = [
  profilePosts,
  createProfilePost,
  changeOwnPost,
  removeProfilePost,
  uploadPicture,
  ...profilePostReactionRoutes,
];

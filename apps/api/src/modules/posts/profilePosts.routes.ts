import * as schemas from '@clubline/contract/schemas';
import { notFound } from '../../http/errors';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { deletedSince, writeClaim, writeOnce } from '../../services/writes/writeOnce';
import { ownPictures, pictureUpload } from './pictures';
import { findReactedProfilePost, notifyProfilePostMentions } from './profilePosts.notifications';
import { profilePostReaders } from './profilePosts.policy';
import { addProfilePost, findProfilePost, listProfilePosts } from './profilePosts.repository';
import { profilePostReactions } from './reactions.repository';
import { reactionRoutes } from './reactions.routes';

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
    return { data: { profilePosts: found }, meta: { ...meta, takesMediaAlts: true } };
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
    if (isNew) await notifyProfilePostMentions(context, profilePost);
    reply.code(201);
    return { data: { profilePost } };
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
  uploadPicture,
  ...profilePostReactionRoutes,
];

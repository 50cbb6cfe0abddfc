import type { ClubPost } from '@clubline/contract';
import * as schemas from '@clubline/contract/schemas';
import { scopeOf } from '../../db/changes/changes';
import { actingAs } from '../../http/actingAs';
import { notFound } from '../../http/errors';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { deletedSince, writeClaim, writeOnce } from '../../services/writes/writeOnce';
import { clubMembers, clubWriters, holdingClub, isPrivateClub } from '../clubs';
import { notificationsRemoved } from '../notifications';
import { findReactedClubPost, notifyClubPostMentions } from './clubPosts.notifications';
import { clubPostReaders, clubPostRemovers } from './clubPosts.policy';
import {
  addClubPost,
  deleteClubPost,
  findClubPost,
  findClubPosts,
  listClubPosts,
} from './clubPosts.repository';
import { listPinnedPosts } from './pins/pins.repository';
import { ownPictures, pictureUpload, withReadablePictures } from './pictures';
import {
  clubPostChanged,
  clubPostCreated,
  clubPostRemoved,
  ownReactionChanged,
} from './posts.events';
import { clubPostReactions } from './reactions.repository';
import { reactionRoutes } from './reactions.routes';

const actorInPath = (values: { params: { userId: string } }) => values.params.userId;

const clubPosts = route({
  method: 'GET',
  url: '/club-social/club-posts-feed/:userId/:clubId',
  summary:
    'A club’s posts, newest first, with the viewer’s reaction and the counts, and those that are ' +
    'pinned.',
  params: schemas.clubFeedParams,
  query: schemas.keysetQuery,
  response: { 200: schemas.clubFeedResponse },
  madeOf: ({ params: { clubId } }) => [scopeOf.club(clubId!), scopeOf.people],
  policy: actingAs(
    actorInPath,
    clubMembers((values: { params: { clubId: string } }) => values.params.clubId),
  ),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, query, context }) {
    const { db } = context;
    const { posts, meta } = await listClubPosts(db, params.clubId, actor.id, query);
    const pinned = query.cursor ? undefined : await listPinnedPosts(db, params.clubId, actor.id);
    const shown = (all: ClubPost[]) => all.map((post) => withReadablePictures(context, post));
    const pinnedPosts = pinned && shown(pinned);
    return { data: { posts: shown(posts), ...(pinnedPosts && { pinnedPosts }) }, meta };
  },
});

const oneClubPost = route({
  method: 'GET',
  url: '/club-social/club-posts/:clubId/:postId',
  summary: 'One post of a club, as its feed shows it; 404 when it is gone.',
  params: schemas.clubPostParams,
  response: { 200: schemas.clubPostResponse },
  madeOf: ({ params: { clubId } }) => [scopeOf.club(clubId!), scopeOf.people],
  policy: clubPostReaders(({ params }: { params: { postId: string } }) => params.postId),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params: { clubId, postId }, context }) {
    const post = await findClubPost(context.db, { clubId, postId }, actor.id);
    if (post === undefined) throw notFound('Post');
    return { data: { post: withReadablePictures(context, post) } };
  },
});

const createClubPost = route({
  method: 'POST',
  url: '/club-social/club-posts',
  summary: 'Writes a post to a club.',
  body: schemas.createClubPostBody,
  response: { 201: schemas.clubPostResponse },
  policy: actingAs(
    (values: { body: { userId?: string | undefined } }) => values.body.userId,
    clubWriters((values: { body: { clubId: string } }) => values.body.clubId),
  ),
  bodyLimit: bodyLimits.text,
  rate: 'write',
  async handler({ actor, body, context, whileAllowed, reply }) {
    const { clubId, content, mediaUrls, mediaAlts } = body;
    const userId = actor.id;
    const claim = writeClaim('clubPost', userId, body);
    const { id, isNew } = await writeOnce(context.db, claim, async () => {
      const isPrivate = await isPrivateClub(context.db, clubId);
      const pictures = await ownPictures(context, mediaUrls, { userId, isPrivate });
      const newPost = { clubId, userId, content, pictures, mediaAlts };
      return addClubPost(whileAllowed(context.db), newPost, context.now(), claim);
    });
    const [stored] = await findClubPosts(context.db, [id], userId);
    if (stored === undefined) throw isNew ? notFound('Club') : deletedSince('post');
    const post = withReadablePictures(context, stored);
    if (isNew) {
      clubPostCreated(context, clubId, post);
      await notifyClubPostMentions(context, post);
    }
    reply.code(201);
    return { data: { post } };
  },
});

const removeClubPost = route({
  method: 'DELETE',
  url: '/club-social/club-posts/:clubId/:postId/:userId',
  summary: 'Deletes a post: one’s own, or as an owner any in the club.',
  params: schemas.deleteClubPostParams,
  response: { 204: schemas.noContent },
  policy: actingAs(
    actorInPath,
    clubPostRemovers((values: { params: { postId: string; clubId: string } }) => values.params),
  ),
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'club post deleted',
  async handler({ params, context, whileAllowed, reply }) {
    const db = whileAllowed(context.db, holdingClub(params.clubId));
    const { shown, forgotten } = await deleteClubPost(db, params.postId);
    notificationsRemoved(context, forgotten);
    clubPostRemoved(context, params.clubId, params.postId);
    context.background('deleting pictures', context.uploads.removeUnshown(shown));
    reply.code(204);
    return undefined;
  },
});

const uploadPicture = pictureUpload({
  url: '/clubs/:id/media',
  summary: 'Stores a picture for a post in this club.',
  params: schemas.idParams,
  policy: clubWriters((values: { params: { id: string } }) => values.params.id),
  isPrivate: ({ db }, { id }) => isPrivateClub(db, id),
});

const clubPostReactionRoutes = reactionRoutes({
  reactions: clubPostReactions,
  readers: clubPostReaders,
  findReactedTo: findReactedClubPost,
  tell(context, postId, userId, change) {
    clubPostChanged(context, postId);
    ownReactionChanged(context, userId, { kind: 'clubPost', postId, ...change });
  },
  calls: {
    url: '/club-social/club-post-reactions',
    what: 'a post',
    idParam: 'postId',
    targetParams: schemas.postParams,
    ownReactionParams: schemas.postReactionParams,
    setBody: schemas.setClubPostReactionBody,
    idInBody: ({ clubPostId }) => clubPostId,
    reactionResponse: schemas.clubPostReactionResponse,
    countResponse: schemas.clubPostReactionCountResponse,
    reactionAnswer: (reaction, count) => ({
      data: { reaction: reaction === null ? null : { reaction }, count },
    }),
    countAnswer: (count) => ({ data: { count } }),
  },
});

export const clubPostRoutes: Route[] = [
  clubPosts,
  oneClubPost,
  createClubPost,
  removeClubPost,
  uploadPicture,
  ...clubPostReactionRoutes,
];

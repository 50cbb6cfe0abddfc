import * as schemas from '@clubline/contract/schemas';
import { bodyLimits, route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { lockingClub } from '../../clubs';
import { clubPinsChanged } from '../posts.events';
import { clubPostPinners } from './pins.policy';
import { pinPost, unpinPost } from './pins.repository';

const PIN = '/club-social/club-posts/:clubId/:postId/pin';

const pin = route({
  method: 'PUT',
  url: PIN,
  summary: 'Lets a post stand first in its club’s feed; 409 where three do. Twice is harmless.',
  params: schemas.clubPostParams,
  response: { 200: schemas.pinnedPostsResponse },
  policy: clubPostPinners,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'club post pinned',
  async handler({ params, context, whileAllowed }) {
    const db = whileAllowed(context.db, lockingClub(params.clubId));
    const postIds = await pinPost(db, params, context.now());
    clubPinsChanged(context, params.clubId, postIds);
    return { data: { postIds } };
  },
});

const unpin = route({
  method: 'DELETE',
  url: PIN,
  summary: 'Lets a pinned post stand where its time places it. Twice is harmless.',
  params: schemas.clubPostParams,
  response: { 200: schemas.pinnedPostsResponse },
  policy: clubPostPinners,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'club post unpinned',
  async handler({ params, context, whileAllowed }) {
    const db = whileAllowed(context.db, lockingClub(params.clubId));
    const postIds = await unpinPost(db, params);
    clubPinsChanged(context, params.clubId, postIds);
    return { data: { postIds } };
  },
});

export const pinRoutes: Route[] = [pin, unpin];

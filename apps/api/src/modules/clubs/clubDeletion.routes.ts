import * as schemas from '@clubline/contract/schemas';
import { bodyLimits, route } from '../../http/route';
import { deleteClubsTakenAway, takeAwayClub } from './clubDeletion';
import { clubGone, stopAllWatching } from './clubs.events';
import { clubOwner } from './clubs.policy';
import { isPrivateClub } from './clubs.repository';

const clubInPath = (values: { params: { id: string } }) => values.params.id;

export const removeClub = route({
  method: 'DELETE',
  url: '/clubs/:id',
  summary: 'Deletes a club and all that happened in it.',
  params: schemas.idParams,
  response: { 204: schemas.noContent },
  policy: clubOwner(clubInPath, 'Only the owner can delete this club.'),
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'club deleted',
  async handler({ params, context, reply }) {
    const isPrivate = await isPrivateClub(context.db, params.id);
    await takeAwayClub(context.db, params.id, context.now());
    clubGone(context, params.id, { isPrivate });
    stopAllWatching(context, params.id);
    context.background('deleting clubs', deleteClubsTakenAway(context));
    reply.code(204);
    return undefined;
  },
});

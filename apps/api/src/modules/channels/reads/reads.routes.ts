import * as schemas from '@clubline/contract/schemas';
import { notFound } from '../../../http/errors';
import { bodyLimits, route } from '../../../http/route';
import { transact } from '../../../db/dialect';
import { notFoundIfDeleted } from '../../../db/missingReference';
import { findChannelOf } from '../../clubs';
import { ownChannelRead } from '../channels.events';
import { channelMembers } from '../channels.policy';
import { findChannel } from '../channels.repository';
import { markRead } from './reads.repository';

export const readChannel = route({
  method: 'PUT',
  url: '/club-channels/:channelId/read',
  summary: 'Says how far one has read in a channel; further back than before changes nothing.',
  params: schemas.channelParams,
  body: schemas.readChannelBody,
  response: { 200: schemas.readChannelResponse },
  policy: channelMembers(({ params }: { params: { channelId: string } }) => ({
    channelId: params.channelId,
    clubId: undefined,
  })),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, params: { channelId }, body, context, whileAllowed }) {
    const { db, now } = context;
    const found = await findChannel(db, channelId);
    if (found === undefined) throw notFound('Channel');
    // Nobody has read what is still to be written.
    const upTo = body.upTo < now() ? body.upTo : now();
    const isNews = await notFoundIfDeleted(
      'Channel',
      transact(whileAllowed(db), (trx) => markRead(trx, { channelId, userId: actor.id, upTo })),
    );
    const channel = await findChannelOf(db, channelId, actor.id);
    if (channel === undefined) throw notFound('Channel');
    if (isNews) ownChannelRead(context, actor.id, found.clubId, channel);
    return { data: { channel } };
  },
});

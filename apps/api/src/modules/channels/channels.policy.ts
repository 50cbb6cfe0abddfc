import type { Queryable } from '../../db/dialect';
import { badField, forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { assertMember, assertModerator, assertWriter } from '../clubs';
import { findChannel, findMessageOrigin } from './channels.repository';

type PickChannel<V> = (values: V) => { channelId: string; clubId: string | undefined };

/** Members of the channel's club read in it. A club the request names must be that club. */
export const channelMembers = <V>(pick: PickChannel<V>): Policy<'signedIn', V> =>
  inChannel(`members of the channel's club`, pick, assertMember);

/** Members who are not muted write in it. */
export const channelWriters = <V>(pick: PickChannel<V>): Policy<'signedIn', V> =>
  inChannel(`members of the channel's club who are not muted`, pick, assertWriter);

function inChannel<V>(
  name: string,
  pick: PickChannel<V>,
  assertAccess: typeof assertMember,
): Policy<'signedIn', V> {
  return {
    name,
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const { channelId, clubId } = pick(input);
      const channel = await findChannel(db, channelId);
      if (channel === undefined) throw notFound('Channel');
      await assertAccess(db, channel.clubId, input.actor.id, 'Channel');
      if (clubId !== undefined && clubId !== channel.clubId)
        throw badField('clubId', 'This channel belongs to another club.');
    },
  };
}

/** Members of the club a message was written in read it and react. */
export function messageReaders<V>(pick: (values: V) => string): Policy<'signedIn', V> {
  return {
    name: `members of the message's club`,
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const origin = await findMessageOrigin(db, pick(input));
      if (origin === undefined) throw notFound('Message');
      await assertMember(db, origin.clubId, input.actor.id, 'Message');
    },
  };
}

interface MessagePlace {
  channelId: string;
  messageId: string;
}

/** The message's club and sender; 404 when there is no such message in this channel. */
async function messageOrigin(db: Queryable, { channelId, messageId }: MessagePlace) {
  const origin = await findMessageOrigin(db, messageId);
  if (origin === undefined || origin.channelId !== channelId) throw notFound('Message');
  return origin;
}

/** The sender changes a message, as long as they may write in its club. */
export function messageEditors<V>(pick: (values: V) => MessagePlace): Policy<'signedIn', V> {
  return {
    name: 'sender of the message who may write in its club',
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const { clubId, senderId } = await messageOrigin(db, pick(input));
      await assertMember(db, clubId, input.actor.id, 'Message');
      if (senderId !== input.actor.id) throw forbidden('Only its sender may change a message.');
      await assertWriter(db, clubId, input.actor.id, 'Message');
    },
  };
}

/** The sender deletes a message, also after leaving the club; so do the club's owners. */
export function messageRemovers<V>(pick: (values: V) => MessagePlace): Policy<'signedIn', V> {
  return {
    name: 'sender of the message; owner and co-owners of its club',
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const { clubId, senderId } = await messageOrigin(db, pick(input));
      if (senderId !== input.actor.id)
        await assertModerator(
          db,
          clubId,
          input.actor.id,
          'Only the sender and the club’s owners may delete a message.',
          'Message',
        );
    },
  };
}

import { badField, notFound } from '../../http/errors';
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

/** The sender deletes a message, also after leaving the club; so do the club's owners. */
export function messageRemovers<V>(
  pick: (values: V) => { channelId: string; messageId: string },
): Policy<'signedIn', V> {
  return {
    name: 'sender of the message; owner and co-owners of its club',
    access: 'signedIn',
    async check(input) {
      const { db } = input.context;
      const { channelId, messageId } = pick(input);
      const origin = await findMessageOrigin(db, messageId);
      if (origin === undefined || origin.channelId !== channelId) throw notFound('Message');
      if (origin.senderId !== input.actor.id)
        await assertModerator(
          db,
          origin.clubId,
          input.actor.id,
          'Only the sender and the club’s owners may delete a message.',
          'Message',
        );
    },
  };
}

import { badField, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { assertMember, assertWriter } from '../clubs/clubs.policy';
import { placeOfChannel, placeOfMessage } from './club-channels.repository';

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
  assertStanding: typeof assertMember,
): Policy<'signedIn', V> {
  return {
    name,
    access: 'signedIn',
    async check(input) {
      const { channelId, clubId } = pick(input);
      const place = await placeOfChannel(input.context.db, channelId);
      if (place === undefined) throw notFound('Channel');
      await assertStanding(input.context.db, place.clubId, input.actor.id);
      if (clubId !== undefined && clubId !== place.clubId)
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
      const place = await placeOfMessage(input.context.db, pick(input));
      if (place === undefined) throw notFound('Message');
      await assertMember(input.context.db, place.clubId, input.actor.id);
    },
  };
}

import { watchClubEvent } from '@clubline/contract/schemas';
import type { Context } from '../../context';
import { forbidden, sessionInvalid } from '../../http/errors';
import type { SocketModule } from '../../live';
import { socketGroup } from '../../services/sockets';
import { isClubMember } from './clubs.policy';
import { findMembersAmong } from './members.repository';

const RATE = { max: 120, windowMs: 60_000 };

/** Sends a club's events to members who ask for them, for as long as they are members. */
export const clubSockets: SocketModule = {
  onConnection({ socket, actor, context, on }) {
    on('watchClub', {
      schema: watchClubEvent,
      rate: RATE,
      async run({ clubId }) {
        if (actor === null) throw sessionInvalid();
        if (!(await isClubMember(context.db, clubId, actor.id)))
          throw forbidden('Only members receive the events of a club.');
        await socket.join(socketGroup.club(clubId));
      },
    });
    on('unwatchClub', {
      schema: watchClubEvent,
      rate: RATE,
      async run({ clubId }) {
        await socket.leave(socketGroup.club(clubId));
      },
    });
  },
  findClubMembers: ({ db }, watchers) => findMembersAmong(db, watchers),
};

/** Tells members who watch the club how many they are by now. */
export function clubMembersChanged({ sockets }: Context, clubId: string, memberCount: number) {
  sockets.send(socketGroup.club(clubId), 'clubMembersChanged', { clubId, memberCount });
}

/** Tells members who watch the club to ask for it again. */
export function clubChanged({ sockets }: Context, clubId: string): void {
  sockets.send(socketGroup.club(clubId), 'clubChanged', { clubId });
}

/** Tells all pages of a person to ask again what they are to the club. */
export function ownMembershipChanged({ sockets }: Context, clubId: string, userId: string): void {
  sockets.send(socketGroup.user(userId), 'ownMembershipChanged', { clubId });
}

/** Tells the person, and who watches the club, that they are something else there now. */
export function roleChanged(context: Context, clubId: string, userId: string): void {
  clubChanged(context, clubId);
  ownMembershipChanged(context, clubId, userId);
}

/** Stops the club's events for a person who is no member any more. */
export function stopWatching({ sockets }: Context, clubId: string, userId: string): void {
  sockets.remove(socketGroup.user(userId), socketGroup.club(clubId));
}

/** Stops the events of a club that was deleted. */
export function stopAllWatching({ sockets }: Context, clubId: string): void {
  sockets.remove(socketGroup.club(clubId), socketGroup.club(clubId));
}

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

/** Stops the club's events for a person who is no member any more. */
export function stopWatching({ sockets }: Context, clubId: string, userId: string): void {
  sockets.remove(socketGroup.user(userId), socketGroup.club(clubId));
}

/** Stops the events of a club that was deleted. */
export function stopAllWatching({ sockets }: Context, clubId: string): void {
  sockets.remove(socketGroup.club(clubId), socketGroup.club(clubId));
}

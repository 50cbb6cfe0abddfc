import { clubAudience, joinedGroups, socketGroup } from '../../services/sockets';
import type { Sockets } from '../../services/sockets';
import type { LiveServer } from '../live.types';
import { createRecentEvents } from '../recentEvents';
import { createListChanges } from './listChanges';

/** Groups that one event is sent to at once: between nodes, it carries their names. */
const GROUPS_AT_ONCE = 500;

/** What asks who is a member of a club before it sends. */
interface SendingToMembers {
  sendToClub: Sockets['send'];
  sendOnceEach: Sockets['sendOnceEach'];
}

/** What sends events to the sockets of all nodes. */
export function socketsOf(
  io: LiveServer,
  isShared: boolean,
  { sendToClub, sendOnceEach }: SendingToMembers,
): { sockets: Sockets; close(): void } {
  const recent = createRecentEvents(io, isShared);
  const send: Sockets['send'] = (group, event, ...body) => {
    recent.note([group]);
    if (clubAudience(group) !== undefined) sendToClub(group, event, ...body);
    else io.to(joinedGroups(group)).emit(event, ...body);
  };
  const lists = createListChanges(
    (change) => send(socketGroup.clubLists, 'clubListed', change),
    () => send(socketGroup.clubLists, 'eventsMissed', {}),
  );
  return {
    close: lists.close,
    sockets: {
      send,
      sendOnceEach(name, groups, ...event) {
        recent.note(groups);
        sendOnceEach(name, groups, ...event);
      },
      sendListed: lists.add,
      sendToPeople(userIds, event, ...body) {
        for (let start = 0; start < userIds.length; start += GROUPS_AT_ONCE) {
          const groups = userIds.slice(start, start + GROUPS_AT_ONCE).map(socketGroup.user);
          recent.note(groups);
          io.to(groups).emit(event, ...body);
        }
      },
      add: (sockets, to) => io.in(sockets).socketsJoin(to),
      remove: (sockets, from) => io.in(sockets).socketsLeave(from),
      endSession(sessionId, reason) {
        const group = socketGroup.session(sessionId);
        io.to(group).emit('sessionEnded', { reason });
        // To all nodes, this one as well, it goes by way of Redis, which may be away.
        io.local.in(group).disconnectSockets(true);
        if (isShared) io.in(group).disconnectSockets(true);
      },
    },
  };
}

import type { ServerEvents } from '@clubline/contract';
import type { Context } from '../context';
import { clubsAmong, socketGroup } from '../services/sockets';
import type { SocketGroup, Sockets } from '../services/sockets';
import type { ClubWatcher, LiveServer, LiveSocket, SocketModule } from './live.types';
import type { MissedEvents } from './missedEvents';

type Event = [name: keyof ServerEvents, ...body: unknown[]];

/** The sockets that watch a club. Being in the group is no right to what is sent to it. */
export interface ClubGroups {
  /** Sends to those in the group, on all nodes, who are members of the club at that moment. */
  send: Sockets['send'];
  /**
   * Takes the sockets of this node out of the groups of clubs whose members they are no more,
   * whether or not the node that ended the membership can be heard.
   */
  beat(): void;
}

interface ClubGroupParts {
  io: LiveServer;
  /** Whether there are other nodes to send to. */
  isShared: boolean;
  missed: MissedEvents;
  context: Context;
  modules: SocketModule[];
}

/**
 * Each node asks the database who of its own sockets is a member before it sends them something of
 * a club: a word between the nodes may be late or lost, and must not decide who hears what members
 * say.
 */
export function createClubGroups(parts: ClubGroupParts): ClubGroups {
  const { io, isShared, context } = parts;
  const groups = io.of('/').adapter.rooms;
  const waiting = new Map<string, Event[]>();
  let isBeating = false;

  /** Sends what waits, in order; what comes meanwhile goes after the next look at the members. */
  const deliver = async (clubId: string, events: Event[]) => {
    while (events.length > 0) {
      const next = events.splice(0);
      try {
        const members = (await keepMembers(parts, [clubId])).map(({ id }) => id);
        // To no group at all would be to everybody.
        if (members.length > 0)
          for (const [name, ...body] of next) io.local.to(members).emit(name, ...(body as never));
      } catch (error) {
        context.log.warn({ err: error }, 'events of a club could not be sent');
        parts.missed.notifyLocal();
      }
    }
    waiting.delete(clubId);
  };
  const sendHere = (clubId: string, event: Event) => {
    const earlier = waiting.get(clubId);
    if (earlier !== undefined) return void earlier.push(event);
    if (!groups.has(socketGroup.club(clubId))) return;
    const events = [event];
    waiting.set(clubId, events);
    context.background('sending the events of a club', deliver(clubId, events));
  };
  io.on('clubEvent', sendHere);

  return {
    send(group, ...event) {
      for (const clubId of clubsAmong([group])) {
        sendHere(clubId, event);
        if (isShared) io.serverSideEmit('clubEvent', clubId, event);
      }
    },
    beat() {
      if (isBeating) return;
      isBeating = true;
      const checked = keepMembers(parts, clubsAmong(groups.keys()));
      context.background(
        'checking who watches clubs',
        checked.finally(() => (isBeating = false)),
      );
    },
  };
}

/** Answers the sockets of this node that watch one of the clubs as members; the others leave. */
async function keepMembers(
  { io, context, modules }: ClubGroupParts,
  clubIds: string[],
): Promise<LiveSocket[]> {
  const watching = clubIds.flatMap((clubId) =>
    socketsIn(io, socketGroup.club(clubId)).map((socket) => ({ clubId, socket })),
  );
  const people = watching.flatMap(({ clubId, socket: { data } }) =>
    data.actor === null ? [] : [{ clubId, userId: data.actor.id }],
  );
  const key = ({ clubId, userId }: ClubWatcher) => `${clubId} ${userId}`;
  const found = await Promise.all(
    modules.map((module) => module.findClubMembers?.(context, people) ?? []),
  );
  const members = new Set(found.flat().map(key));
  return watching.flatMap(({ clubId, socket }) => {
    const userId = socket.data.actor?.id ?? '';
    if (members.has(key({ clubId, userId }))) return [socket];
    void socket.leave(socketGroup.club(clubId));
    return [];
  });
}

const socketsIn = (io: LiveServer, group: SocketGroup): LiveSocket[] =>
  [...(io.of('/').adapter.rooms.get(group) ?? [])].flatMap(
    (id) => io.sockets.sockets.get(id) ?? [],
  );

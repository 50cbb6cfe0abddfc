import type { ServerEvents } from '@clubline/contract';
import type { Context } from '../../context';
import { groupsOfClub, socketGroup } from '../../services/sockets';
import type { SocketGroup } from '../../services/sockets';
import type { ClubWatcher, LiveServer, LiveSocket, SocketModule } from '../live.types';
import type { MissedEvents } from '../missedEvents';

/** So many sockets of clubs are looked at together: few enough for who waits meanwhile. */
export const WATCHING_AT_ONCE = 1_000;

export type LiveEvent = [name: keyof ServerEvents, ...body: unknown[]];

/** What sending to the members of clubs is made with. */
export interface MemberSending {
  io: LiveServer;
  /** Whether there are other nodes to send to. */
  isShared: boolean;
  missed: MissedEvents;
  context: Context;
  modules: SocketModule[];
}

/** A socket that watches a club, or a home feed with its posts. */
export interface Watching {
  clubId: string;
  socket: LiveSocket;
}

/** One of a member. */
interface MemberSocket {
  socket: LiveSocket;
  role: string;
  /** Whether it watches the club itself. */
  isWatching: boolean;
}

/** The sockets of this node in a group. */
export const socketsIn = (io: LiveServer, group: SocketGroup): LiveSocket[] =>
  [...(io.of('/').adapter.rooms.get(group) ?? [])].flatMap(
    (id) => io.sockets.sockets.get(id) ?? [],
  );

/** The sockets of this node that watch a club, or a home feed with its posts. */
export function watchingClub(io: LiveServer, clubId: string): Watching[] {
  const sockets = groupsOfClub(clubId).flatMap((group) => socketsIn(io, group));
  return [...new Set(sockets)].map((socket) => ({ clubId, socket }));
}

/** Answers those of the sockets whose people are members; the others leave the club's groups. */
export async function keepMembers(
  { context, modules }: Pick<MemberSending, 'context' | 'modules'>,
  watching: Watching[],
): Promise<MemberSocket[]> {
  const key = ({ clubId, userId }: ClubWatcher) => `${clubId} ${userId}`;
  // Somebody may have many pages open.
  const people = new Map<string, ClubWatcher>();
  for (const { clubId, socket } of watching) {
    const { actor } = socket.data;
    if (actor === null) continue;
    const watcher = { clubId, userId: actor.id };
    people.set(key(watcher), watcher);
  }
  const found = await Promise.all(
    modules.map((module) => module.findClubMembers?.(context, [...people.values()]) ?? []),
  );
  const roles = new Map(found.flat().map((member) => [key(member), member.role]));
  return watching.flatMap(({ clubId, socket }) => {
    const userId = socket.data.actor?.id ?? '';
    const role = roles.get(key({ clubId, userId }));
    const isWatching = socket.rooms.has(socketGroup.club(clubId));
    if (role !== undefined) return [{ socket, role, isWatching }];
    for (const group of groupsOfClub(clubId)) void socket.leave(group);
    return [];
  });
}

import { joinedGroups, roomsAmong } from '../services/sockets';
import type { SocketGroup } from '../services/sockets';
import type { LiveServer } from './live.types';
import { canMissEvents } from './missedEvents';

/**
 * The longest time, in ms, between a page asking for what it shows and hearing what happens to it;
 * a page that takes longer asks again without being told.
 */
const WINDOW_MS = 15_000;

/**
 * A page joins several groups as it connects, the last on a slow phone tenths of a second later:
 * it is told once, after this time, in ms.
 */
const TOGETHER_MS = 450;

/** What groups were sent in the last moments, on all nodes. */
interface RecentEvents {
  /** Keeps in mind that these groups are sent something now. */
  note(groups: readonly SocketGroup[]): void;
}

/**
 * Tells a socket that joins a group that it has missed something, where the group was sent events
 * just before: its page may have asked for what it shows before they happened.
 */
export function createRecentEvents(io: LiveServer, isShared: boolean): RecentEvents {
  const sentAt = new Map<string, number>();
  const forgetOld = () => {
    // The oldest stand first.
    for (const [group, at] of sentAt) {
      if (performance.now() - at <= WINDOW_MS) return;
      sentAt.delete(group);
    }
  };
  const noteHere = (groups: readonly SocketGroup[]) => {
    forgetOld();
    for (const group of groups) {
      sentAt.delete(group);
      sentAt.set(group, performance.now());
    }
  };
  io.on('groupsSentTo', noteHere);
  const waiting = new Set<string>();
  const tellSoon = (socketId: string) => {
    if (waiting.has(socketId)) return;
    waiting.add(socketId);
    setTimeout(() => {
      waiting.delete(socketId);
      const socket = io.sockets.sockets.get(socketId);
      if (socket && canMissEvents(socket)) socket.emit('eventsMissed', {});
    }, TOGETHER_MS).unref();
  };
  io.of('/').adapter.on('join-room', (group: string, socketId: string) => {
    forgetOld();
    if (sentAt.has(group)) tellSoon(socketId);
  });
  return {
    note(groups) {
      const joined = groups.flatMap(heardGroups);
      noteHere(joined);
      if (isShared && joined.length > 0) io.serverSideEmit('groupsSentTo', joined);
    },
  };
}

/** The groups that are joined to hear this one's events; none for rooms, which number messages. */
const heardGroups = (group: SocketGroup): SocketGroup[] =>
  roomsAmong([group]).length > 0 ? [] : joinedGroups(group);

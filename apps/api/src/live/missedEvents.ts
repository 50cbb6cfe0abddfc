import type { LiveServer, LiveSocket } from './live.types';

/** Notices that come within this time are sent as one. */
const TOGETHER_MS = 500;
/** Not everybody asks in the same moment for what was missed. */
const SPREAD_MS = 3_000;

export interface MissedEvents {
  /** Notifies the sockets of this node. */
  notifyLocal(): void;
  /** Notifies those of all nodes. */
  notifyAll(): void;
  close(): void;
}

/** One of our people: others receive the messages of a room alone, and those are numbered. */
export const canMissEvents = ({ data }: LiveSocket): boolean => data.actor?.partner === null;

/** Notifies clients that events may not have reached them. */
export function createMissedEvents(io: LiveServer): MissedEvents {
  let timer: NodeJS.Timeout | undefined;
  const notifyLocal = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const socket of io.sockets.sockets.values())
        if (canMissEvents(socket))
          setTimeout(() => socket.emit('eventsMissed', {}), Math.random() * SPREAD_MS).unref();
    }, TOGETHER_MS).unref();
  };
  io.on('eventsMissed', notifyLocal);
  return {
    notifyLocal,
    notifyAll() {
      notifyLocal();
      io.serverSideEmit('eventsMissed');
    },
    close: () => clearTimeout(timer),
  };
}

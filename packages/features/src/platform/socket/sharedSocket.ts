import type { LiveSocket, SocketFactory } from './liveSocket';

type Listener = (...args: unknown[]) => void;

/**
 * What takes a socket into a group and out of it, and where the body names which of them, the name:
 * the others here may still be in it.
 */
const GROUPS: readonly [join: string, leave: string, name?: string][] = [
  ['joinRoom', 'leaveRoom', 'matchId'],
  ['watchClub', 'unwatchClub', 'clubId'],
  ['watchClubs', 'unwatchClubs'],
  ['watchHomeFeed', 'unwatchHomeFeed'],
];

/** One connection and those who use it. */
interface Line {
  socket: LiveSocket;
  active: Set<Share>;
  /** Events that are passed on already. */
  heard: Set<string>;
  /** An attempt to connect is under way. */
  isOpening: boolean;
}

interface Share {
  hear(event: string, args: unknown[]): void;
  groups: Set<string>;
}

/**
 * Gives each caller a socket of its own over one shared connection for each person
 * (`currentUserId`; null is a reader), which opens with the first who connects and closes with the
 * last who leaves.
 */
export function shareSockets(
  make: SocketFactory,
  currentUserId: () => string | null,
): SocketFactory {
  const lines = new Map<string | null, Promise<Line>>();

  return async (options) => {
    const who = currentUserId();
    let opening = lines.get(who);
    if (!opening) {
      opening = make({ ...options, isReader: who === null }).then((socket) => {
        // A server that ends sockets with their tokens asks for the next one; others never do.
        socket.on('tokenExpiring', (give: (token: string | null) => void) => {
          options.getToken().then(give, () => give(null));
        });
        return { socket, active: new Set(), heard: new Set(), isOpening: false };
      });
      lines.set(who, opening);
      opening.catch(() => lines.delete(who));
    }
    const line = await opening;
    return createShare(line, () => {
      // Whoever comes next may be somebody else, or the same person after signing in again.
      if (lines.get(who) === opening) lines.delete(who);
    });
  };
}

function createShare(line: Line, onLast: () => void): LiveSocket {
  const { socket, active, heard } = line;
  const listeners = new Map<string, Set<Listener>>();
  let hasConnected = false;
  let wasOpen = false;
  const share: Share = {
    groups: new Set(),
    hear(event, args) {
      if (event === 'connect') hasConnected = true;
      if (event === 'disconnect') hasConnected = false;
      // A listener may remove itself or others.
      for (const listener of Array.from(listeners.get(event) ?? [])) listener(...args);
    },
  };
  const pass = (event: string) => {
    if (heard.has(event)) return;
    heard.add(event);
    socket.on(event, (...args: never[]) => {
      if (event === 'connect' || event === 'connect_error') line.isOpening = false;
      // A listener may leave, or bring others in.
      for (const each of Array.from(active)) each.hear(event, args);
    });
  };
  for (const event of ['connect', 'connect_error', 'disconnect']) pass(event);
  const open = () => {
    if (socket.connected || line.isOpening) return;
    line.isOpening = true;
    socket.connect();
  };

  return {
    get connected() {
      return active.has(share) && socket.connected;
    },
    get active() {
      return active.has(share) && (socket.active ?? socket.connected);
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener as Listener));
      pass(event);
    },
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener as Listener);
      else listeners.delete(event);
    },
    emit(event, ...args) {
      if (!active.has(share)) return;
      for (const [join, leave, name] of GROUPS) {
        const group = `${join}:${name && String((args[0] as Record<string, unknown>)?.[name])}`;
        if (event === join) share.groups.add(group);
        if (event !== leave) continue;
        share.groups.delete(group);
        if (Array.from(active).some(({ groups }) => groups.has(group))) return;
      }
      socket.emit(event, ...args);
    },
    connect() {
      if (active.has(share)) return open();
      // Who leaves and comes back takes the connection for dead, and then it is dead for all.
      if (wasOpen && active.size > 0) socket.disconnect();
      wasOpen = true;
      active.add(share);
      open();
      queueMicrotask(() => {
        if (active.has(share) && socket.connected && !hasConnected) share.hear('connect', []);
      });
    },
    disconnect() {
      if (!active.delete(share)) return;
      const wasConnected = hasConnected;
      hasConnected = false;
      share.groups.clear();
      if (active.size === 0) {
        onLast();
        line.isOpening = false;
        socket.disconnect();
      }
      if (wasConnected) share.hear('disconnect', ['io client disconnect']);
    },
  };
}

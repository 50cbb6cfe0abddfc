import { systemClock, type Clock, type TimerId } from '../../platform/environment';
import type { SocketFactory } from '../../platform/socket';
import { createBadSocket, type BadSocket } from './createBadSocket';
import {
  DEFAULT_DELAY_MS,
  DEFAULT_FAULT_MS,
  type NetworkFault,
  type NetworkFaultKind,
  type NetworkScript,
} from './networkScript';

/** The well network behind a bad one. */
export interface BadNetworkOptions {
  /** The way to the backend while the network is well. @default the global `fetch` */
  fetch?: typeof globalThis.fetch;
  /** Makes the sockets to the backend while the network is well. */
  socketFactory: SocketFactory;
  /** Time, by which faults begin and end. @default the time of the machine */
  clock?: Clock;
}

/**
 * The network of one person, which can be made bad. Give its `fetch` and `socketFactory` to the
 * features instead of the real ones.
 */
export interface BadNetwork {
  /** Stands in for `fetch`; rejects with a `TypeError` while nothing can be reached. */
  fetch: typeof globalThis.fetch;
  /** Stands in for the real one; its sockets suffer the faults. */
  socketFactory: SocketFactory;
  /** Plays a script from now on; what is returned stops it and heals the network. */
  start(script: NetworkScript): () => void;
  /** Makes one thing go wrong now. */
  play(fault: Omit<NetworkFault, 'at'>): void;
  /** Ends every fault at once; broken connections come back as they would by themselves. */
  heal(): void;
}

/** Which faults last, and what the network is like because of them. */
function createFaults(clock: Clock) {
  const until = new Map<NetworkFaultKind, number>();
  const usedTokens = new Set<string>();
  let refusedTokens = new Set<string>();
  let delay = 0;
  const lasts = (kind: NetworkFaultKind) => clock.now() < (until.get(kind) ?? 0);
  return {
    lasts,
    begin(fault: NetworkFaultKind, forMs: number, delayMs = DEFAULT_DELAY_MS) {
      until.set(fault, Math.max(until.get(fault) ?? 0, clock.now() + forMs));
      if (fault === 'delay') delay = delayMs;
      if (fault === 'unauthorised') refusedTokens = new Set(usedTokens);
    },
    end: () => until.clear(),
    state: {
      isReachable: () => !lasts('drop') && !lasts('restart'),
      delayMs: () => (lasts('delay') ? delay : 0),
      isDoubling: () => lasts('duplicate'),
      isReordering: () => lasts('reorder'),
      /** A fault only refuses what was used before it, so that a refreshed token is taken. */
      takes(token: string | null) {
        const isRefused = lasts('unauthorised') && (token === null || refusedTokens.has(token));
        if (token !== null && !isRefused) usedTokens.add(token);
        return !isRefused;
      },
    },
  };
}

/**
 * Puts a network that goes bad on demand between the features and any backend, a fake one or one's
 * own.
 */
export function createBadNetwork({
  fetch: send = (...request) => globalThis.fetch(...request),
  socketFactory,
  clock = systemClock,
}: BadNetworkOptions): BadNetwork {
  const sockets = new Set<BadSocket>();
  const faults = createFaults(clock);
  const { state, lasts } = faults;
  let breaks = 0;

  const late = () =>
    new Promise<void>(
      (resolve) =>
        void (state.delayMs() > 0 ? clock.setTimeout(resolve, state.delayMs()) : resolve()),
    );
  const reply = (status: number, error: string) =>
    new Response(JSON.stringify({ statusCode: status, error, message: error }), {
      status,
      headers: { 'content-type': 'application/json' },
    });

  const play = ({ fault, forMs = DEFAULT_FAULT_MS, ...more }: Omit<NetworkFault, 'at'>) => {
    faults.begin(fault, forMs, more.delayMs);
    if (fault === 'drop' || fault === 'restart') breaks += 1;
    for (const socket of sockets) {
      if (fault === 'halfOpen') socket.goDeaf();
      if (fault === 'drop') socket.breakOff('transport close');
      if (fault === 'restart' || fault === 'unauthorised') socket.breakOff('io server disconnect');
    }
  };
  const heal = faults.end;

  return {
    play,
    heal,
    start(script) {
      const timers: TimerId[] = script.map(({ at, ...fault }) =>
        clock.setTimeout(() => play(fault), at),
      );
      return () => {
        for (const timer of timers) clock.clearTimeout(timer);
        heal();
      };
    },
    async fetch(input, init) {
      const before = breaks;
      const lost = () => !state.isReachable() || breaks !== before;
      await late();
      if (lost()) throw new TypeError('Failed to fetch');
      const address =
        typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
      if (address.includes('/live-chats/')) {
        const bearer = new Headers(init?.headers).get('authorization');
        if (!state.takes(bearer && bearer.replace(/^Bearer /i, '')))
          return reply(401, 'Unauthorized');
        if (lasts('history404') && address.includes('/live-chats/messages/'))
          return reply(404, 'Not Found');
      }
      const answer = await send(input, init);
      await late();
      // The server has done what was asked for; only the answer is lost.
      if (lost()) throw new TypeError('Failed to fetch');
      return answer;
    },
    async socketFactory(options) {
      const socket = createBadSocket(await socketFactory(options), {
        ...state,
        getToken: options.getToken,
        clock,
      });
      sockets.add(socket);
      return socket;
    },
  };
}

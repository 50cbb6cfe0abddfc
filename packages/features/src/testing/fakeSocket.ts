import type { LiveSocket, SocketFactory } from '../platform/socket';

type Listener = (...args: never[]) => void;
type Reply = (...args: unknown[]) => void;

/** A live socket whose other end is held by the test or story. */
export interface FakeSocket extends LiveSocket {
  /** What the client emitted, in order, without acknowledgement callbacks. */
  readonly sent: { event: string; args: unknown[] }[];
  /** As if the server had emitted. */
  serverEmit(event: string, ...args: unknown[]): void;
  /** As if the connection had dropped: the client receives `disconnect`. */
  drop(reason?: string): void;
  /** As if the connection had come back: the client receives `connect`. */
  restore(): void;
  /** As if a connection attempt had failed. */
  refuse(message: string): void;
}

/**
 * What the server side does with one event of a client; `reply` is its acknowledgement callback, if
 * it sent one.
 */
type SocketHandler = (socket: FakeSocket, args: unknown[], reply?: Reply) => void;

export interface FakeSockets {
  factory: SocketFactory;
  /** Every socket made so far. */
  all: FakeSocket[];
  handle(event: string, handler: SocketHandler): void;
  /** Emits to every connected socket. */
  broadcast(event: string, ...args: unknown[]): void;
  /** While false, connecting fails with `connect_error`. @default true */
  setReachable(isReachable: boolean): void;
}

export function createFakeSockets(): FakeSockets {
  const handlers = new Map<string, SocketHandler>();
  const all: FakeSocket[] = [];
  let isReachable = true;

  const create = (): FakeSocket => {
    const listeners = new Map<string, Set<Listener>>();
    const tell = (event: string, ...args: unknown[]) => {
      for (const listen of listeners.get(event) ?? []) (listen as Reply)(...args);
    };
    let isConnected = false;
    const socket: FakeSocket = {
      get connected() {
        return isConnected;
      },
      sent: [],
      on(event, listen) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listen));
        return socket;
      },
      off(event, listen) {
        if (listen) listeners.get(event)?.delete(listen);
        else listeners.delete(event);
        return socket;
      },
      emit(event, ...args) {
        const last = args.at(-1);
        const reply = typeof last === 'function' ? (last as Reply) : undefined;
        const values = reply ? args.slice(0, -1) : args;
        socket.sent.push({ event, args: values });
        if (isConnected) queueMicrotask(() => handlers.get(event)?.(socket, values, reply));
        return socket;
      },
      connect() {
        queueMicrotask(() => (isReachable ? socket.restore() : socket.refuse('websocket error')));
        return socket;
      },
      disconnect() {
        if (isConnected) socket.drop('io client disconnect');
        return socket;
      },
      serverEmit: tell,
      drop(reason = 'transport close') {
        isConnected = false;
        tell('disconnect', reason);
      },
      restore() {
        isConnected = true;
        tell('connect');
      },
      refuse: (message) => tell('connect_error', new Error(message)),
    };
    all.push(socket);
    return socket;
  };

  return {
    all,
    factory: () => Promise.resolve(create()),
    handle: (event, handler) => void handlers.set(event, handler),
    broadcast: (event, ...args) =>
      all.forEach((socket) => socket.connected && socket.serverEmit(event, ...args)),
    setReachable: (next) => void (isReachable = next),
  };
}

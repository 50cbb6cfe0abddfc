/** A message of a {@link FakeRoom}. */
export interface FakeRoomMessage {
  /** What is said. */
  text: string;
  /** Who says it. @default 'sam' */
  username?: string;
  /** When, as ISO 8601. @default now */
  sentAt?: string;
}

/** What a {@link FakeRoom} begins with. */
export interface FakeRoomOptions {
  /** What was written before, oldest first. @default nothing */
  messages?: readonly FakeRoomMessage[];
  /** Who is signed in on the page; null for nobody. @default null */
  person?: { id: string; username: string } | null;
  /** The `token-url` of the element, as it is written there. @default none is asked */
  tokenUrl?: string;
  /** Answers what is no call of the room. @default `globalThis.fetch`, as it is now: the network */
  fetch?: typeof globalThis.fetch;
}

/** API, socket and `token-url` of a room, for tests of a page that shows it; without a network. */
export interface FakeRoom {
  /** In place of `globalThis.fetch`, or the `fetch` of `<LiveChat>`. */
  fetch: typeof globalThis.fetch;
  /**
   * In place of `globalThis.WebSocket`; the same of all rooms, as clients of sockets keep the first
   * one they find. It leads to the room that was made last.
   */
  WebSocket: typeof globalThis.WebSocket;
  /** Somebody else writes. */
  say(message: FakeRoomMessage): void;
  /** What the page has written, oldest first. */
  written(): string[];
}

/** Opens with these, asks nothing for half an hour. */
const HANDSHAKE = { sid: 'test', upgrades: [], pingInterval: 1_800_000, pingTimeout: 20_000 };
const HISTORY = /\/live-chats\/messages\/[^/?]+(?:\?(?:(after|before)=(\d+))?.*)?$/;

/**
 * Makes the other side of a room: it answers at once, keeps what is written, and lets in whoever
 * comes, by whatever token.
 */
export function createFakeRoom({
  messages = [],
  person = null,
  tokenUrl,
  fetch: elsewhere = globalThis.fetch,
}: FakeRoomOptions = {}): FakeRoom {
  const room: Room = { sockets: new Set(), hear: () => undefined };
  newest = room;
  const { sockets } = room;
  const stored: StoredMessage[] = [];
  const own: string[] = [];
  const store = ({ text, username = 'sam', sentAt }: FakeRoomMessage, by = username) => {
    const seq = stored.length + 1;
    const createdAt = sentAt ?? new Date().toISOString();
    const message = { messageId: `m${seq}`, seq, userId: by, username, message: text, createdAt };
    stored.push(message);
    return message;
  };
  for (const message of messages) store(message);
  const tell = (event: string, body: object) => {
    for (const socket of sockets) socket.tell(event, body);
  };
  room.hear = (socket, event, body, ack) => {
    if (event === 'joinRoom') {
      socket.tell('joinRoomSuccess', { matchId: body.matchId });
      tell('userCount', { matchId: body.matchId, count: sockets.size });
    }
    if (event !== 'sendMessage' || person === null) return;
    own.push(body.message);
    const message = {
      ...store({ text: body.message, username: person.username }, person.id),
      clientMessageId: body.clientMessageId,
    };
    socket.acknowledge(ack, { ok: true, message });
    tell('newMessage', { matchId: body.matchId, ...message });
  };
  const answerTo = (path: string): Response | undefined => {
    if (path === tokenUrl) return person ? json({ token: 'test' }) : answerOf(204, '');
    if (path.endsWith('/auth/me')) return person ? json(person) : json({}, 401);
    if (path.endsWith('/live-chats/create-chat-room')) return json({ data: {} });
    const [isHistory, part, from] = HISTORY.exec(path) ?? [];
    if (!isHistory) return undefined;
    const found = stored.filter(
      ({ seq }) => !part || (part === 'after' ? seq > Number(from) : seq < Number(from)),
    );
    return json({ data: { messages: found }, meta: { hasMore: false } });
  };
  return {
    fetch: async (input, init) => {
      const address = typeof input === 'object' && 'url' in input ? input.url : String(input);
      return answerTo(address) ?? elsewhere(input, init);
    },
    WebSocket: FakeWebSocket as unknown as typeof globalThis.WebSocket,
    say: (message) => tell('newMessage', store(message)),
    written: () => [...own],
  };
}

interface WrittenBody {
  matchId: string;
  message: string;
  clientMessageId?: string;
}

interface StoredMessage {
  messageId: string;
  seq: number;
  userId: string;
  username: string;
  message: string;
  createdAt: string;
}

/** An answer as far as it is read; jsdom has no `Response` of its own. */
function answerOf(status: number, text: string): Response {
  const type = text ? 'application/json' : null;
  const answer: object = {
    ok: status < 400,
    status,
    statusText: '',
    headers: { get: (name: string) => (/^content-type$/i.test(name) ? type : null) },
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
    clone: () => answer,
  };
  return answer as unknown as Response;
}
const json = (body: object, status = 200) => answerOf(status, JSON.stringify(body));

interface Room {
  sockets: Set<FakeWebSocket>;
  hear(socket: FakeWebSocket, event: string, body: WrittenBody, ack: string): void;
}
let newest: Room;

/** A socket that is answered by hand, in Socket.IO's protocol. */
class FakeWebSocket {
  binaryType = 'blob';
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  private readonly room = newest;

  constructor() {
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.room.sockets.add(this);
      this.onopen?.();
      this.receive(`0${JSON.stringify(HANDSHAKE)}`);
    });
  }

  send(packet: string) {
    if (packet.startsWith('40')) return this.receive('40{"sid":"test"}');
    const [, ack = '', content] = /^42(\d*)(\[.*)$/s.exec(packet) ?? [];
    if (content === undefined) return;
    const [event, body] = JSON.parse(content) as [string, WrittenBody];
    this.room.hear(this, event, body, ack);
  }

  tell(event: string, body: object) {
    this.receive(`42${JSON.stringify([event, body])}`);
  }

  acknowledge(ack: string, body: object) {
    if (ack) this.receive(`43${ack}${JSON.stringify([body])}`);
  }

  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.room.sockets.delete(this);
    queueMicrotask(() => this.onclose?.({ code: 1000, reason: '', wasClean: true }));
  }

  private receive(data: string) {
    queueMicrotask(() => this.readyState === 1 && this.onmessage?.({ data }));
  }
}

import type { ChatMessage } from '@clubline/contract';
import { FakeReply, type FakeArea, type FakeBackend } from '../createFakeBackend';
import { FIXED_NOW } from '../fakeClock';
import type { FakeSocket } from '../fakeSocket';

export interface ChatFakeOptions {
  /** What has been written before, oldest first. */
  history?: ChatMessage[];
  /**
   * Order numbers, client ids, acknowledgements and pages, which the bare protocol does not have.
   * @default false
   */
  hasAdditions?: boolean;
  /**
   * False for a room that nobody has made: its history is a 404, and joining it is refused, until
   * somebody does.
   * @default true
   */
  roomExists?: boolean;
  /** People in the room besides the one at the keyboard. @default 41 */
  others?: number;
  /**
   * The next messages sent meet these faults, in this order. `lost` never arrives, `unanswered`
   * arrives but nobody is sent it, `later` is refused for three seconds, `escaped` is stored as
   * HTML.
   */
  faults?: ChatFault[];
  /** The server's time. @default the fixed moment of the stories, one second more per message */
  now?: () => number;
}

type ChatFault =
  'none' | 'lost' | 'unanswered' | 'doubled' | 'refused' | 'later' | 'escaped' | 'dropAfter';

/** The other end of a live chat, for what a test or story does to it. */
export interface ChatFakeControl {
  /** Somebody else writes. */
  say(message: string, from?: string): void;
  /** Somebody else writes, and this node of the server does not hear of it. */
  sayElsewhere(message: string): void;
  /** Tells everybody how many are in the room. */
  tellCount(matchId: string): void;
  /** What the server has stored, in its order. */
  stored(): ChatMessage[];
  /** The connection breaks; `isReachable` says whether a new one can be made. */
  drop(isReachable: boolean): void;
  /** The network is back: every dropped socket connects again, as Socket.IO would by itself. */
  comeBack(): void;
  /** Somebody makes the room. */
  openRoom(): void;
  /** Refuses the next joins of the room. */
  refuseJoins(times: number): void;
}

const controls = new WeakMap<FakeBackend, ChatFakeControl>();

/** The live chat at the other end of `backend`. */
export function chatControl(backend: FakeBackend): ChatFakeControl {
  const control = controls.get(backend);
  if (!control) throw new Error('This backend has no chatFake().');
  return control;
}

/** A room as its server keeps it, and who listens to it. */
function createRoom({
  history = [],
  hasAdditions = false,
  roomExists = true,
  others = 41,
  now,
}: ChatFakeOptions) {
  const log = history.map((message, index) => ({
    ...message,
    ...(hasAdditions && { seq: index + 1 }),
  }));
  const joined = new Set<FakeSocket>();
  const time = () => (now ? now() : FIXED_NOW + log.length * 1_000);
  const tell = (event: string, body: unknown) => {
    for (const socket of joined) if (socket.connected) socket.serverEmit(event, body);
  };
  const tellCount = (matchId: string) =>
    tell('userCount', {
      matchId,
      count: others + [...joined].filter((socket) => socket.connected).length,
      ...(hasAdditions && { lastSeq: log.length }),
    });
  const store = (
    fields: Pick<ChatMessage, 'userId' | 'username' | 'message' | 'profilePicture' | 'partner'>,
    clientMessageId?: string,
  ): ChatMessage => {
    const before =
      hasAdditions && clientMessageId
        ? log.find((one) => one.clientMessageId === clientMessageId)
        : undefined;
    if (before) return before;
    const message: ChatMessage = {
      ...fields,
      messageId: `live-${log.length + 1}`,
      createdAt: new Date(time()).toISOString(),
      ...(hasAdditions && { seq: log.length + 1, ...(clientMessageId && { clientMessageId }) }),
    };
    log.push(message);
    return message;
  };
  return { exists: roomExists, refusals: 0, hasAdditions, log, joined, tell, tellCount, store };
}

type Room = ReturnType<typeof createRoom>;

/** Making the room, and reading what was written in it. */
function roomRoutes(backend: FakeBackend, room: Room): void {
  const { hasAdditions, log } = room;
  backend.handle('POST /live-chats/create-chat-room', ({ body }) => {
    room.exists = true;
    return new FakeReply(201, { data: body });
  });
  backend.handle('GET /live-chats/messages/:matchId', ({ query }) => {
    if (!room.exists)
      return new FakeReply(404, {
        statusCode: 404,
        error: 'Not Found',
        message: 'No such room.',
      });
    if (!hasAdditions) return { messages: [...log] };
    const limit = Number(query.get('limit') ?? 100);
    const after = query.get('after');
    const before = query.get('before');
    const matching = log.filter(
      (one) =>
        (after === null || (one.seq ?? 0) > Number(after)) &&
        (before === null || (one.seq ?? 0) < Number(before)),
    );
    const messages = after === null ? matching.slice(-limit) : matching.slice(0, limit);
    return {
      data: { messages },
      meta: { lastSeq: log.length, hasMore: matching.length > messages.length },
    };
  });
}

/** Joining and leaving. */
function roomEvents(backend: FakeBackend, room: Room): void {
  const { joined, tellCount } = room;
  backend.sockets.handle('joinRoom', (socket, [body]) => {
    const { matchId } = body as { matchId: string };
    if (room.refusals > 0) {
      room.refusals -= 1;
      socket.serverEmit('joinRoomError', { matchId, message: 'The room is full.' });
      return;
    }
    if (!room.exists) {
      socket.serverEmit('joinRoomError', { matchId, message: 'No such room.' });
      return;
    }
    joined.add(socket);
    socket.serverEmit('joinRoomSuccess', { matchId });
    tellCount(matchId);
  });
  backend.sockets.handle('leaveRoom', (socket, [body]) => {
    joined.delete(socket);
    tellCount((body as { matchId: string }).matchId);
  });
}

/** Writing, with the faults that the next messages meet. */
function messageEvents(backend: FakeBackend, room: Room, faults: readonly ChatFault[]): void {
  const { hasAdditions, tell, store } = room;
  const script = [...faults];
  backend.sockets.handle('sendMessage', (socket, [body], reply) => {
    const { matchId, userId, message, clientMessageId } = body as {
      matchId: string;
      userId: string;
      message: string;
      clientMessageId?: string;
    };
    const fault = script.shift() ?? 'none';
    if (fault === 'lost') return;
    if (fault === 'refused') {
      if (hasAdditions)
        reply?.({ ok: false, code: 'rate_limited', message: 'You are writing too fast.' });
      return;
    }
    if (fault === 'later') {
      const refusal = { ok: false, code: 'TOO_MANY', message: 'Too fast.', retryAfterMs: 2_400 };
      reply?.(refusal);
      return;
    }
    const writer = [...backend.tokens.values()].find((user) => user.id === userId);
    const stored = store(
      {
        userId,
        message: fault === 'escaped' ? message.replaceAll('&', '&amp;') : message,
        username: writer?.username ?? userId,
        profilePicture: writer?.profilePicture ?? null,
        ...(hasAdditions && writer?.partner && { partner: writer.partner }),
      },
      clientMessageId,
    );
    if (fault === 'unanswered') return;
    if (fault === 'dropAfter') {
      socket.drop();
      return;
    }
    tell('newMessage', { ...stored, matchId });
    if (fault === 'doubled') tell('newMessage', { ...stored, matchId });
    if (hasAdditions) reply?.({ ok: true, message: stored });
  });
}

/** What tests and stories do at the other end. */
function setControl(backend: FakeBackend, room: Room): void {
  const { log, tell, store } = room;
  controls.set(backend, {
    say: (message, from = 'kai_hydro') =>
      tell(
        'newMessage',
        store({ userId: `u-${from}`, username: from, message, profilePicture: null }),
      ),
    sayElsewhere: (message) =>
      void store({ userId: 'u-kai', username: 'kai_hydro', message, profilePicture: null }),
    tellCount: room.tellCount,
    stored: () => [...log],
    drop(isReachable) {
      backend.sockets.setReachable(isReachable);
      for (const socket of backend.sockets.all) if (socket.connected) socket.drop();
    },
    comeBack() {
      backend.sockets.setReachable(true);
      for (const socket of backend.sockets.all) if (!socket.connected) socket.connect();
    },
    openRoom: () => void (room.exists = true),
    refuseJoins: (times) => void (room.refusals = times),
  });
}

/** Live chat as the specification has it, over the calls and the socket of a fake backend. */
export function chatFake(options: ChatFakeOptions = {}): FakeArea {
  return (backend) => {
    const room = createRoom(options);
    roomRoutes(backend, room);
    roomEvents(backend, room);
    messageEvents(backend, room, options.faults ?? []);
    setControl(backend, room);
  };
}

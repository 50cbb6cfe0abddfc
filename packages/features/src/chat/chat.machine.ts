import { confirm, emitAll, markInterrupted, replaceOwn } from './chat.outbox';
import { insertMessage, mergeHistory, trim, unbrokenUntil } from './chat.order';
import type {
  ChatEffect,
  ChatEvent,
  ChatState,
  LiveMessage,
  OwnMessage,
  Writer,
} from './chat.types';

/** Failed attempts after which the room says offline; trying goes on. */
const OFFLINE_AFTER = 3;
const HISTORY_RETRY_MS = 3_000;
const HISTORY_RETRY_MAX_MS = 60_000;

export type Step = [state: ChatState, effects: ChatEffect[]];

export const initialChatState: ChatState = {
  connection: 'connecting',
  isJoined: false,
  onlineCount: null,
  messages: [],
  outbox: [],
  isHistoryKnown: false,
  request: 0,
  catchUp: null,
  hasHistory: false,
  hasOlder: false,
  isLoadingOlder: false,
  wasOnline: false,
  failures: 0,
  isRefused: false,
  historyFailures: 0,
  knowsClientIds: false,
};

/**
 * The live chat room as a pure function. History and live messages meet without a gap because a history is asked for after
 * every join, and without doubles because each message counts once by the server's id.
 */
export function stepChat(state: ChatState, event: ChatEvent, writer: Writer): Step {
  if (state.connection === 'closed' && event.type !== 'opened') return [state, []];
  switch (event.type) {
    case 'opened':
      return [{ ...initialChatState, ...event.unsent }, [{ type: 'createRoom' }]];
    case 'roomReady':
      return load(state, [{ type: 'connect' }]);
    case 'connected':
      return [
        { ...state, ...away({ ...state, failures: 0 }), failures: 0, isRefused: false },
        [{ type: 'join' }],
      ];
    case 'joined': {
      if (state.isJoined) return [state, []];
      const joined: ChatState = {
        ...state,
        isJoined: true,
        wasOnline: true,
        failures: 0,
        connection: 'online',
        catchUp: state.request + 1,
      };
      const [loading, effects] = load(joined);
      const [next, emits] = flush(loading);
      return [next, [...effects, ...emits]];
    }
    case 'joinRefused':
      return [
        state,
        [{ type: 'log', text: `joinRoomError: ${event.reason}` }, { type: 'joinLater' }],
      ];
    case 'disconnected':
      return [{ ...state, ...away(state), outbox: markInterrupted(state.outbox) }, []];
    case 'connectFailed':
      return [
        {
          ...state,
          ...away({ ...state, failures: state.failures + 1 }),
          failures: state.failures + 1,
          isRefused: event.isRefused === true,
        },
        [],
      ];
    case 'counted':
      return [state.connection === 'offline' ? state : { ...state, onlineCount: event.count }, []];
    case 'historyLoaded': {
      const oldest = state.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
      const reachesBack =
        event.hasOlder !== undefined && (event.messages[0]?.seq ?? oldest) <= oldest;
      const hasOlder = reachesBack ? (event.hasOlder ?? false) : state.hasOlder;
      return afterHistory(
        {
          ...takeHistory(state, event.messages, writer),
          hasOlder,
          hasHistory: true,
          historyFailures: 0,
        },
        event.request,
        true,
      );
    }
    case 'historyFailed': {
      const [next, effects] = afterHistory(
        { ...state, historyFailures: state.historyFailures + 1 },
        event.request,
        false,
      );
      return [
        next,
        event.isMissing && state.historyFailures === 0
          ? [{ type: 'createRoomAgain' }, ...effects]
          : effects,
      ];
    }
    case 'olderWanted': {
      const before = state.messages[0]?.seq;
      if (!state.hasOlder || state.isLoadingOlder || before === undefined) return [state, []];
      return [{ ...state, isLoadingOlder: true }, [{ type: 'loadOlder', before }]];
    }
    case 'olderLoaded':
      return [
        {
          ...takeHistory(state, event.messages, writer),
          hasOlder: event.hasOlder,
          isLoadingOlder: false,
        },
        [],
      ];
    case 'olderFailed':
      return [{ ...state, isLoadingOlder: false }, []];
    case 'received':
      return [event.messages.reduce((next, message) => takeOne(next, message, writer), state), []];
    case 'sent': {
      const own: OwnMessage = {
        id: event.id,
        userId: writer.id,
        username: writer.username,
        avatarUrl: writer.avatarUrl ?? null,
        text: event.text,
        sentAt: new Date(event.now).toISOString(),
        state: 'waiting',
        attempts: 0,
      };
      return flush({ ...state, outbox: [...state.outbox, own] }, event.now);
    }
    case 'answered': {
      if (!event.answer.isOk)
        return [
          {
            ...state,
            outbox: replaceOwn(state.outbox, event.id, {
              state: 'failed',
              note: event.answer.note,
            }),
          },
          [],
        ];
      const told = { ...state, knowsClientIds: true };
      return [
        event.answer.message
          ? takeOne(told, { ...event.answer.message, clientId: event.id }, writer)
          : told,
        [],
      ];
    }
    case 'timedOut': {
      const own = state.outbox.find((message) => message.id === event.id);
      if (own?.state !== 'sending' || own.attempts !== event.attempt) return [state, []];
      // Neither answer nor echo: the connection may look alive and be dead. A new one tells the truth.
      return [
        { ...state, outbox: replaceOwn(state.outbox, event.id, { state: 'uncertain' }) },
        state.isJoined ? [{ type: 'reconnect' }] : [],
      ];
    }
    case 'retried':
      return flush(
        {
          ...state,
          outbox: replaceOwn(state.outbox, event.id, { state: 'waiting', note: undefined }),
        },
        event.now,
      );
    case 'discarded':
      return [{ ...state, outbox: state.outbox.filter((message) => message.id !== event.id) }, []];
    case 'closed':
      return [
        { ...state, connection: 'closed', isJoined: false, onlineCount: null },
        [{ type: 'leave' }],
      ];
  }
}

/** Everything a reader sees, oldest first: what the server has told, then what it has not confirmed. */
export function shownMessages({
  messages,
  outbox,
}: Pick<ChatState, 'messages' | 'outbox'>): readonly (LiveMessage | OwnMessage)[] {
  return outbox.length === 0 ? messages : [...messages, ...outbox];
}

function load(state: ChatState, effects: ChatEffect[] = [], delayMs = 0): Step {
  const request = state.request + 1;
  return [
    { ...state, request },
    [
      {
        type: 'loadHistory',
        request,
        after: state.hasHistory ? unbrokenUntil(state.messages) : null,
        delayMs,
      },
      ...effects,
    ],
  ];
}

/** Without a connection there is no count, and what is missed meanwhile has to be caught up. */
function away({ wasOnline, failures }: ChatState): Partial<ChatState> {
  const connection = !wasOnline
    ? 'connecting'
    : failures >= OFFLINE_AFTER
      ? 'offline'
      : 'reconnecting';
  return { connection, isJoined: false, onlineCount: null, catchUp: null };
}

function afterHistory(before: ChatState, request: number, isComplete: boolean): Step {
  const state = { ...before, isHistoryKnown: true };
  if (!state.isJoined || request !== state.catchUp) return [state, []];
  if (isComplete) return flush({ ...state, catchUp: null });
  // What was missed is still missing, also when the server says there is no such room: ask again. What waits need not wait for that.
  const delayMs = Math.min(
    HISTORY_RETRY_MS * 2 ** (state.historyFailures - 1),
    HISTORY_RETRY_MAX_MS,
  );
  const [asking, effects] = load({ ...state, catchUp: state.request + 1 }, [], delayMs);
  const { outbox, emits } = emitAll(asking.outbox, false);
  return [{ ...asking, outbox }, [...effects, ...emits]];
}

/** Hands what waits to the socket once the room is joined. What may have arrived is looked for in the history first. */
function flush(state: ChatState, now?: number): Step {
  const isOpen =
    state.catchUp !== null &&
    state.outbox.some(
      (own) => own.state === 'uncertain' || (own.state === 'waiting' && own.attempts > 0),
    );
  if (!state.isJoined || isOpen) return [state, []];
  const { outbox, emits } = emitAll(state.outbox, state.knowsClientIds, now);
  return [{ ...state, outbox }, emits];
}

function takeHistory(
  state: ChatState,
  messages: readonly LiveMessage[],
  writer: Writer,
): ChatState {
  const known = new Set(state.messages.map((message) => message.serverId));
  let { outbox } = state;
  const history = messages.map((message) => {
    if (known.has(message.serverId)) return message;
    const match = confirm(outbox, message, writer.id, true);
    outbox = match.outbox;
    return match.message;
  });
  const knowsClientIds =
    state.knowsClientIds || messages.some((message) => message.clientId !== undefined);
  return { ...state, messages: mergeHistory(state.messages, history), outbox, knowsClientIds };
}

function takeOne(state: ChatState, message: LiveMessage, writer: Writer): ChatState {
  const knowsClientIds = state.knowsClientIds || message.clientId !== undefined;
  // The newest are at the end, and so is what comes twice.
  if (state.messages.findLastIndex((known) => known.serverId === message.serverId) !== -1)
    return {
      ...state,
      knowsClientIds,
      outbox: state.outbox.filter((own) => own.id !== message.clientId),
    };
  const match = confirm(state.outbox, message, writer.id, false);
  const all = insertMessage(state.messages, match.message);
  const messages = trim(all);
  const hasOlder = state.hasOlder || (messages !== all && messages[0]?.seq !== undefined);
  return { ...state, knowsClientIds, outbox: match.outbox, messages, hasOlder };
}

import type {
  ChatEvent,
  ChatEventType,
  ChatState,
  ChatStep,
  ChatSteps,
  LiveMessage,
  OwnMessage,
  Writer,
} from './chat.types';
import { arrivalSteps } from './messageArrival';
import { historySteps, lookForGap } from './messageHistory';
import { sendingSteps, sendNext } from './messageSending';
import { connectionSteps, OVERDUE_MS } from './roomConnection';

export const initialChatState: ChatState = {
  connection: 'connecting',
  isJoined: false,
  onlineCount: null,
  messages: [],
  outbox: [],
  isHistoryKnown: false,
  request: 0,
  catchUp: null,
  settled: 0,
  lastSeq: 0,
  isChecking: false,
  hasOlder: false,
  isLoadingOlder: false,
  wasOnline: false,
  failures: 0,
  isRefused: false,
  problem: null,
  isUnopened: false,
  refusals: 0,
  refusal: '',
  historyFailures: 0,
  knowsClientIds: false,
  pause: 0,
};

const steps: ChatSteps<ChatEventType> = {
  opened: (_, { unsent }) => [
    { ...initialChatState, ...unsent },
    [{ type: 'createRoom' }, { type: 'later', ms: OVERDUE_MS, event: 'overdue' }],
  ],
  ...connectionSteps,
  ...historySteps,
  ...arrivalSteps,
  ...sendingSteps,
};

/**
 * The live chat room as a pure function. History and live messages meet without a gap because a
 * history is asked for after every join, and without doubles because each message counts once by
 * the server's id. What is missed although the connection is there shows as a gap in the server's
 * order.
 */
export function stepChat<Type extends ChatEventType>(
  state: ChatState,
  event: ChatEvent<Type>,
  writer: Writer,
): ChatStep {
  if (state.connection === 'closed' && event.type !== 'opened') return [state, []];
  const [next, effects] = steps[event.type](state, event, writer);
  const [sending, emits] = sendNext(next);
  const [checking, checks] = lookForGap(sending);
  return [checking, [...effects, ...emits, ...checks]];
}

/**
 * Everything a reader sees, oldest first: what the server has told, then what it has not confirmed.
 */
export function shownMessages({
  messages,
  outbox,
  isJoined,
}: Pick<ChatState, 'messages' | 'outbox' | 'isJoined'>): readonly (LiveMessage | OwnMessage)[] {
  if (outbox.length === 0) return messages;
  // In the room, what waits for those before it is as good as on its way.
  const shown = outbox.map((own): OwnMessage =>
    isJoined && own.state === 'waiting' ? { ...own, state: 'sending' } : own,
  );
  return [...messages, ...shown];
}

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
import { historySteps } from './messageHistory';
import { retrySteps } from './messageRetry';
import { sendingSteps } from './messageSending';
import { connectionSteps } from './roomConnection';

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

const steps: ChatSteps<ChatEventType> = {
  opened: (_, { unsent }) => [{ ...initialChatState, ...unsent }, [{ type: 'createRoom' }]],
  ...connectionSteps,
  ...historySteps,
  ...arrivalSteps,
  ...sendingSteps,
  ...retrySteps,
};

/**
 * The live chat room as a pure function. History and live messages meet without a gap because a
 * history is asked for after every join, and without doubles because each message counts once by
 * the server's id.
 */
export function stepChat<Type extends ChatEventType>(
  state: ChatState,
  event: ChatEvent<Type>,
  writer: Writer,
): ChatStep {
  if (state.connection === 'closed' && event.type !== 'opened') return [state, []];
  return steps[event.type](state, event, writer);
}

/**
 * Everything a reader sees, oldest first: what the server has told, then what it has not confirmed.
 */
export function shownMessages({
  messages,
  outbox,
}: Pick<ChatState, 'messages' | 'outbox'>): readonly (LiveMessage | OwnMessage)[] {
  return outbox.length === 0 ? messages : [...messages, ...outbox];
}

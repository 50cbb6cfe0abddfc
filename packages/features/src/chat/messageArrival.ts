import type { ChatState, ChatSteps, LiveMessage, Writer } from './chat.types';
import { confirmMessage } from './messageConfirmation';
import { insertMessage, mergeHistory, trim } from './messageOrder';

/** Takes a part of the history: what is known already stays as it is. */
export function takeHistory(
  state: ChatState,
  messages: readonly LiveMessage[],
  writer: Writer,
): ChatState {
  const known = new Set(state.messages.map((message) => message.serverId));
  let { outbox } = state;
  const history = messages.map((message) => {
    if (known.has(message.serverId)) return message;
    const match = confirmMessage(outbox, message, writer.id, true);
    outbox = match.outbox;
    return match.message;
  });
  const knowsClientIds =
    state.knowsClientIds || messages.some((message) => message.clientId !== undefined);
  return { ...state, messages: mergeHistory(state.messages, history), outbox, knowsClientIds };
}

/** Takes one message, which counts once by the server's id however often it is told. */
export function takeMessage(state: ChatState, message: LiveMessage, writer: Writer): ChatState {
  const knowsClientIds = state.knowsClientIds || message.clientId !== undefined;
  // The newest are at the end, and so is what comes twice.
  if (state.messages.findLastIndex((known) => known.serverId === message.serverId) !== -1)
    return {
      ...state,
      knowsClientIds,
      outbox: state.outbox.filter((own) => own.id !== message.clientId),
    };
  const match = confirmMessage(state.outbox, message, writer.id, false);
  const all = insertMessage(state.messages, match.message);
  const messages = trim(all);
  const hasOlder = state.hasOlder || (messages !== all && messages[0]?.seq !== undefined);
  return { ...state, knowsClientIds, outbox: match.outbox, messages, hasOlder };
}

export const arrivalSteps: ChatSteps<'received'> = {
  received: (state, { messages }, writer) => [
    messages.reduce((next, message) => takeMessage(next, message, writer), state),
    [],
  ],
};

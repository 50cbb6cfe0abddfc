import type { ChatState, ChatSteps, LiveMessage, Writer } from './chat.types';
import { findOwn } from './messageConfirmation';
import { insertMessage, mergeHistory, trim } from './messageOrder';

/**
 * Takes what the server tells, each message once by its id however often it is told: a part of the
 * history, or what arrives live. What is known already stays as it is.
 */
export function takeMessages(
  state: ChatState,
  arrived: readonly LiveMessage[],
  writer: Writer,
  isHistory = false,
): ChatState {
  const known = new Map(state.messages.map((message) => [message.serverId, message]));
  let { outbox, knowsClientIds } = state;
  const taken = arrived.map((message) => {
    const { serverId, clientId } = message;
    const before = known.get(serverId);
    const own = findOwn(outbox, message, before ? null : writer.id, isHistory);
    if (own) outbox = outbox.filter((other) => other !== own);
    knowsClientIds ||= clientId !== undefined;
    const shown = before ?? (own ? { ...message, id: own.id, state: 'sent' as const } : message);
    known.set(serverId, shown);
    return shown;
  });
  const next = { ...state, outbox, knowsClientIds };
  if (isHistory) return { ...next, messages: mergeHistory(taken, state.messages) };
  const all = taken.reduce(insertMessage, state.messages);
  const messages = trim(all);
  const hasOlder = state.hasOlder || (messages !== all && messages[0]?.seq !== undefined);
  return { ...next, messages, hasOlder };
}

export const arrivalSteps: ChatSteps<'received'> = {
  received: (state, { messages }, writer) => [takeMessages(state, messages, writer), []],
};

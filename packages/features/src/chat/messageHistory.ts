import { catchUpDelay } from '../platform/socket';
import type { ChatEffect, ChatState, ChatStep, ChatSteps } from './chat.types';
import { takeHistory } from './messageArrival';
import { unbrokenUntil } from './messageOrder';
import { sendWaiting } from './messageSending';
import { emitOutbox } from './outbox';

/** Asks for the newest messages, or, once they are here, for what is missing since. */
export function askForHistory(state: ChatState, effects: ChatEffect[] = [], delayMs = 0): ChatStep {
  const request = state.request + 1;
  const after = state.hasHistory ? unbrokenUntil(state.messages) : null;
  return [{ ...state, request }, [{ type: 'loadHistory', request, after, delayMs }, ...effects]];
}

/** Closes the gap since the last connection, or asks again for what is still missing. */
function afterHistory(before: ChatState, request: number, isComplete: boolean): ChatStep {
  const state = { ...before, isHistoryKnown: true };
  if (!state.isJoined || request !== state.catchUp) return [state, []];
  if (isComplete) return sendWaiting({ ...state, catchUp: null });
  // What was missed is still missing, also when the server says there is no such room: ask again.
  // What waits need not wait for that.
  const delayMs = catchUpDelay(state.historyFailures);
  const [asking, effects] = askForHistory({ ...state, catchUp: state.request + 1 }, [], delayMs);
  const [next, emits] = emitOutbox(asking, false);
  return [next, [...effects, ...emits]];
}

/** The history of the room: its newest part, what was missed, and older pages. */
export const historySteps: ChatSteps<
  'historyLoaded' | 'historyFailed' | 'olderWanted' | 'olderLoaded' | 'olderFailed'
> = {
  historyLoaded(state, { request, messages, hasOlder }, writer) {
    const oldest = state.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
    const reachesBack = hasOlder !== undefined && (messages[0]?.seq ?? oldest) <= oldest;
    return afterHistory(
      {
        ...takeHistory(state, messages, writer),
        hasOlder: reachesBack ? hasOlder : state.hasOlder,
        hasHistory: true,
        historyFailures: 0,
      },
      request,
      true,
    );
  },
  historyFailed(state, { request, isMissing }) {
    const [next, effects] = afterHistory(
      { ...state, historyFailures: state.historyFailures + 1 },
      request,
      false,
    );
    const isFirst = isMissing && state.historyFailures === 0;
    return [next, isFirst ? [{ type: 'createRoomAgain' }, ...effects] : effects];
  },
  olderWanted(state) {
    const before = state.messages[0]?.seq;
    if (!state.hasOlder || state.isLoadingOlder || before === undefined) return [state, []];
    return [{ ...state, isLoadingOlder: true }, [{ type: 'loadOlder', before }]];
  },
  olderLoaded: (state, { messages, hasOlder }, writer) => [
    { ...takeHistory(state, messages, writer), hasOlder, isLoadingOlder: false },
    [],
  ],
  olderFailed: (state) => [{ ...state, isLoadingOlder: false }, []],
};

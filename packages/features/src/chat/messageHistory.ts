import { catchUpDelay } from '../platform/socket';
import type { ChatState, ChatStep, ChatSteps } from './chat.types';
import { takeMessages } from './messageArrival';
import { unbrokenUntil } from './messageOrder';

/** Failures in a row after which people are told; trying goes on. */
export const GIVEN_UP_AFTER = 3;

/** Asks for the newest messages, or, once they are here, for what is missing since. */
export function askForHistory(state: ChatState): ChatStep {
  const request = state.request + 1;
  const after = unbrokenUntil(state) || null;
  return [{ ...state, request }, [{ type: 'loadHistory', request, after }]];
}

/** Asks for what was missed, which counts as missing until it is there. */
export const startCatchUp = (state: ChatState): ChatStep =>
  askForHistory({ ...state, catchUp: state.request + 1 });

/** The server has messages that have not come. */
const hasGap = (state: ChatState) =>
  unbrokenUntil(state) < Math.max(state.lastSeq, state.messages.at(-1)?.seq ?? 0);

const isBehind = (state: ChatState) =>
  state.isJoined && state.catchUp === null && (state.historyFailures > 0 || hasGap(state));

/**
 * Looks again a little later when messages are missing: they may only have changed places. What
 * could not be had is asked for again, also when the server says there is no such room.
 */
export function lookForGap(state: ChatState): ChatStep {
  if (state.isChecking || !isBehind(state)) return [state, []];
  const ms = catchUpDelay(state.historyFailures);
  return [{ ...state, isChecking: true }, [{ type: 'later', ms, event: 'checked' }]];
}

/**
 * A room that nobody has opened is as good as an empty one: who is refused there waits in it.
 */
export const waitInUnopened = (state: ChatState): ChatState =>
  state.isUnopened && state.refusals > 0
    ? { ...state, connection: 'online', wasOnline: true, problem: null }
    : state;

const afterRequest = (
  state: ChatState,
  request: number,
  change: Partial<ChatState>,
): ChatState => ({
  ...state,
  isHistoryKnown: true,
  ...change,
  catchUp: request === state.catchUp ? null : state.catchUp,
});

/** The history of the room: its newest part, what was missed, and older pages. */
export const historySteps: ChatSteps<
  | 'missed'
  | 'checked'
  | 'historyLoaded'
  | 'historyFailed'
  | 'olderWanted'
  | 'olderLoaded'
  | 'olderFailed'
> = {
  missed: (state) => (state.isJoined ? startCatchUp(state) : [state, []]),
  checked(before) {
    const state = { ...before, isChecking: false };
    return isBehind(state) ? startCatchUp(state) : [state, []];
  },
  historyLoaded(state, { request, after, messages, lastSeq, hasMore }, writer) {
    const oldest = state.messages[0]?.seq ?? Infinity;
    // Not where there is nothing, or no order, in which nothing is older either.
    const reachesBack = hasMore || (messages[0]?.seq as number) <= oldest;
    const taken = takeMessages(state, messages, writer, true);
    // Numbers with holes are no sign of anything missing: they are asked about less and less often.
    const isInVain = taken.messages === state.messages && hasGap(state);
    const next = afterRequest(taken, request, {
      hasOlder: !after && reachesBack ? hasMore : state.hasOlder,
      settled: Math.max(state.settled, lastSeq),
      historyFailures: isInVain ? state.historyFailures + 1 : 0,
      isUnopened: false,
      problem: state.isJoined ? null : state.problem,
    });
    const isPart = after && hasMore && lastSeq > after;
    return isPart && request === state.catchUp ? startCatchUp(next) : [next, []];
  },
  historyFailed(state, { request, status }) {
    const historyFailures = state.historyFailures + 1;
    const isUnopened = status === 404;
    const isUnreachable =
      historyFailures >= GIVEN_UP_AFTER && !isUnopened && state.messages.length === 0;
    const next = afterRequest(state, request, {
      // Without the history there may be more than nothing.
      isHistoryKnown:
        state.isHistoryKnown ||
        isUnopened ||
        status === 400 ||
        (state.isJoined && historyFailures >= GIVEN_UP_AFTER),
      historyFailures,
      isUnopened,
      problem:
        status === 400 && !state.wasOnline
          ? 'unknownRoom'
          : isUnreachable
            ? 'unreachable'
            : state.problem,
    });
    return [
      waitInUnopened(next),
      isUnopened && historyFailures === 1 ? [{ type: 'createRoomAgain' }] : [],
    ];
  },
  olderWanted(state) {
    const before = state.messages[0]?.seq;
    if (!state.hasOlder || state.isLoadingOlder || before === undefined) return [state, []];
    return [{ ...state, isLoadingOlder: true }, [{ type: 'loadOlder', before }]];
  },
  olderLoaded: (state, { messages, hasMore }, writer) => [
    { ...takeMessages(state, messages, writer, true), hasOlder: hasMore, isLoadingOlder: false },
    [],
  ],
  olderFailed: (state) => [{ ...state, isLoadingOlder: false }, []],
};

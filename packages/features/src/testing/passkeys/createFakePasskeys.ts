import {
  PasskeyError,
  type PasskeyAnswer,
  type PasskeyDevice,
  type PasskeyProblem,
} from '../../platform/passkeys';

/** A device with passkeys, without a browser. */
export interface FakePasskeys extends PasskeyDevice {
  /** The next time it is asked, there is none, for this reason. */
  refuse(problem: PasskeyProblem): void;
  /** As if the person chose a passkey from the list of a field. */
  choose(): void;
  /** Whether a field offers passkeys now. */
  isWaiting(): boolean;
}

/** What the fake backend takes as an answer. */
const fakePasskey: PasskeyAnswer = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

export function createFakePasskeys({ canAutofill = false } = {}): FakePasskeys {
  let problem: PasskeyProblem | null = null;
  let waiting: { give: (passkey: PasskeyAnswer) => void; end: (error: Error) => void } | null =
    null;
  const cancel = () => {
    waiting?.end(new PasskeyError('cancelled'));
    waiting = null;
  };
  const answer = async () => {
    cancel();
    const refused = problem;
    problem = null;
    if (refused) throw new PasskeyError(refused);
    return fakePasskey;
  };
  return {
    canAutofill: () => Promise.resolve(canAutofill),
    create: answer,
    get: (_options, { isAutofill = false } = {}) =>
      isAutofill ? new Promise((give, end) => (waiting = { give, end })) : answer(),
    cancel,
    refuse: (reason) => void (problem = reason),
    choose() {
      waiting?.give(fakePasskey);
      waiting = null;
    },
    isWaiting: () => waiting !== null,
  };
}

import {
  PasskeyError,
  type PasskeyAnswer,
  type PasskeyDevice,
  type PasskeyOptions,
  type PasskeyProblem,
} from './passkeys.types';

/** Loaded when somebody needs it: no page becomes heavier by it. */
const load = () => import('@simplewebauthn/browser');

/** Browsers do not tell a refusal from a time that has passed; the last moment counts as passed. */
const LAST_MOMENT = 1_000;

/** The browser's passkeys; null where it knows none, and on a server. */
export function browserPasskeys(): PasskeyDevice | null {
  const { PublicKeyCredential: credentials } = globalThis as { PublicKeyCredential?: unknown };
  return typeof credentials === 'function' ? device : null;
}

const device: PasskeyDevice = {
  async canAutofill() {
    const { browserSupportsWebAuthnAutofill } = await load();
    return browserSupportsWebAuthnAutofill();
  },
  create: (options) =>
    explained(options, async () => {
      const { startRegistration } = await load();
      return startRegistration({ optionsJSON: options as never });
    }),
  get: (options, { isAutofill = false } = {}) =>
    explained(options, async () => {
      const { startAuthentication } = await load();
      return startAuthentication({ optionsJSON: options as never, useBrowserAutofill: isAutofill });
    }),
  cancel: () =>
    void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony()),
};

async function explained(
  { timeout }: PasskeyOptions,
  run: () => Promise<object>,
): Promise<PasskeyAnswer> {
  const begun = performance.now();
  try {
    return { ...(await run()) };
  } catch (cause) {
    const isLate =
      typeof timeout === 'number' && performance.now() - begun >= timeout - LAST_MOMENT;
    throw new PasskeyError(problemOf(cause, isLate), { cause });
  }
}

/** By the name that the standard gives to each kind of failure. */
function problemOf(error: unknown, isLate: boolean): PasskeyProblem {
  const { cause } = error as { cause?: unknown };
  const name = ((cause ?? error) as { name?: unknown } | null)?.name;
  if (name === 'NotAllowedError') return isLate ? 'timedOut' : 'cancelled';
  if (name === 'AbortError') return 'cancelled';
  if (name === 'SecurityError') return 'otherSite';
  if (name === 'InvalidStateError') return 'known';
  return 'unusable';
}

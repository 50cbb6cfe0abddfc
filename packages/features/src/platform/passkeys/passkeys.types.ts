/** What a server sends so that the browser makes or asks for a passkey, as JSON. */
export type PasskeyOptions = Record<string, unknown>;
/** What the browser made or got, as JSON, as the server takes it. */
export type PasskeyAnswer = Record<string, unknown>;

/** Why the browser has made or got none; each has a sentence of its own. */
export type PasskeyProblem = 'cancelled' | 'timedOut' | 'otherSite' | 'known' | 'unusable';

/** Thrown by a `PasskeyDevice`; the browser's own words stay inside. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
  /** Why there is none. */
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** What makes and uses passkeys: the browser, or a fake. All of it throws `PasskeyError`. */
export interface PasskeyDevice {
  /** Whether fields can offer passkeys while somebody types. */
  canAutofill(): Promise<boolean>;
  /** Makes a passkey; the browser asks the person. */
  create(options: PasskeyOptions): Promise<PasskeyAnswer>;
  /**
   * Uses a passkey. With `isAutofill` nothing is shown until a field is pressed that takes
   * `webauthn`; any other call ends that one.
   */
  get(options: PasskeyOptions, how?: { isAutofill?: boolean }): Promise<PasskeyAnswer>;
  /** Ends what is under way, which is then `cancelled`. */
  cancel(): void;
}

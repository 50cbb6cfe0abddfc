import type { User } from '@clubline/contract';
import type { PasskeyAnswer } from '../passkeys';

/** What some accounts ask for after the password. */
type SecondFactor = { passkey: PasskeyAnswer } | { recoveryCode: string };

/** Who is signed in, as far as is known. */
export interface SessionState {
  /** `loading` until it is known whether somebody is signed in. */
  status: 'loading' | 'signedIn' | 'signedOut';
  /** Who is signed in; null while `loading`, and for nobody. */
  user: User | null;
  /** Why the user could not be loaded, when neither yes nor no was the answer. */
  error: Error | null;
  /** True when the last session ended by the person's own choice. */
  isEndedByChoice: boolean;
  /** Why the last session was lost; null where the server did not say. */
  lossReason: string | null;
}

/** The session of this browser. */
export interface Session {
  /** What is known now: the same object until something changes. */
  getSnapshot(): SessionState;
  /** Calls `listen` after every change; returns what ends that. */
  subscribe(listen: () => void): () => void;
  /** Loads the user and follows other tabs until the returned function is called. */
  start(): () => void;
  /**
   * Signs in with a username or an email. Throws `ApiError`, or `InvalidLoginError` when the answer
   * lacks token or user. Where the account asks for more, the refusal says so; the same is then
   * sent again with a `factor`.
   */
  signIn(identifier: string, password: string, factor?: SecondFactor): Promise<User>;
  /**
   * Signs in another way: by a call that answers as a sign-in does. Throws as `signIn` does.
   */
  begin(path: string, body: object): Promise<User>;
  /** Ends the session here and on the server, then leads to the sign-in page. */
  signOut(): void;
  /** As `signOut`; signing in then leads to the address `next`. */
  changeAccount(next: string): void;
  /**
   * Forgets the session here, without a call and without leading anywhere. With `keepsDrafts`, text
   * being written is there again for the same person.
   */
  forget(options?: { keepsDrafts?: boolean }): void;
  /** Loads the user again, whatever is cached. */
  refresh(): Promise<void>;
  /** Loads the user again in the background when what is known is older than five minutes. */
  revalidate(): Promise<void>;
  /** An access token for the live socket, refreshed first when needed. */
  getToken(): Promise<string | null>;
  /** The stored access token as it is. */
  getTokenNow(): string | null;
  /**
   * Begins a further session of the same person, for a frame of ours on another page; answers what
   * a sign-in would.
   */
  forFrame(): Promise<unknown>;
  /**
   * The live socket says that a session of this browser has ended, and in its `reason` why. Asks
   * the server whether it is this one, which is lost then.
   */
  ended(body: unknown): Promise<void>;
  /**
   * Hears when the session was lost against the person's will: refused, or ended in another tab.
   * Of the one that `ended` it hears the `reason`.
   */
  onLost(listen: (reason: string | null) => void): () => void;
}

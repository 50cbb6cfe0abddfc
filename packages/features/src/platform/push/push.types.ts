/** What a browser subscribes with, as the server takes it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What the person has said to the browser; `default` is nothing. */
export type PushPermission = 'default' | 'granted' | 'denied';

/** What shows pushes: the browser, or a fake. */
export interface PushDevice {
  /** What the person has said so far. */
  permission(): PushPermission;
  /** Asks the person; only upon a press of theirs. */
  ask(): Promise<PushPermission>;
  /**
   * Subscribes with the server's public key, in the place of a subscription with another. Throws
   * where it cannot.
   */
  subscribe(publicKey: string): Promise<PushAddress>;
  /** Ends the subscription, where there is one, and takes away what is shown. */
  unsubscribe(): Promise<void>;
}

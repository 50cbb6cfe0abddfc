import type { Timestamp } from './timestamp';

/** What a server may let people do with their own account, named in what it answers of them. */
export const ACCOUNT_PERMISSIONS = [
  'listDevices',
  'changePassword',
  'managePasskeys',
  'confirmEmail',
  'receivePushes',
] as const;
export type AccountPermission = (typeof ACCOUNT_PERMISSIONS)[number];

/** Addition: where somebody is signed in: a session, with those of frames begun beside it. */
export interface Device {
  id: string;
  /** Name of the product, e.g. `Firefox`; null when it is not known. */
  browser: string | null;
  /** e.g. `Windows` or `iPhone`; null when it is not known. */
  system: string | null;
  /** When somebody signed in there. */
  startedAt: Timestamp;
  /** To within the lifetime of an access token. */
  lastUsedAt: Timestamp;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
  /** Whether it is a frame of this product on another page, without the site it was begun from. */
  isFrame: boolean;
}

/** Most devices on which a person is signed in; one more ends the one unused for longest. */
export const DEVICES_MAX = 50;

/** Addition: a key kept by a device or a password manager, with which somebody signs in. */
export interface Passkey {
  id: string;
  /** With what it was added, by name of the product, e.g. `Firefox`; null when it is not known. */
  browser: string | null;
  /** e.g. `Windows` or `iPhone`; null when it is not known. */
  system: string | null;
  createdAt: Timestamp;
  /** Null until somebody has signed in with it. */
  lastUsedAt: Timestamp | null;
  /** Whether it is kept on several devices. */
  isSynced: boolean;
}

/** Addition: one's passkeys, and whether signing in with the password asks for one as well. */
export interface Passkeys {
  passkeys: Passkey[];
  isAskedAfterPassword: boolean;
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: number;
}

/** Most passkeys of a person. */
export const PASSKEYS_MAX = 20;

/** Addition: one's own address, and whether somebody who reads its mails has said that it is. */
export interface OwnEmail {
  email: string;
  isConfirmed: boolean;
}

import type { Timestamp } from './timestamp';

/** What a server may let people do with their own account, named in what it answers of them. */
export const ACCOUNT_PERMISSIONS = ['listDevices', 'changePassword'] as const;
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

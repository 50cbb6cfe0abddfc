import type { Timestamp } from './timestamp';

/** Addition: whose people somebody in a live room is one of; they have no account of ours. */
export interface PartnerMark {
  /** The partner's name, e.g. `Harbour News`. */
  name: string;
  /** The person's own name there; their `username` has the partner's name behind it. */
  personName: string;
}

/** Addition: a key with which a partner's server asks for tokens of its people. */
export interface PartnerKey {
  id: string;
  /** The partner's name. */
  partner: string;
  /** The last characters of the key, by which its owner knows it. */
  hint: string;
  createdAt: Timestamp;
  /** To within a minute; null until it has been used. */
  lastUsedAt: Timestamp | null;
  /** Null while it is in force. */
  revokedAt: Timestamp | null;
}

/** Longest name of a partner, and of one of its people, in characters. */
export const PARTNER_NAME_MAX = 60;

/** Most keys of one partner that are in force at once. */
export const PARTNER_KEYS_MAX = 5;

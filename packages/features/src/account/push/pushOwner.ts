import { asRecord, asText } from '../../platform/client';
import type { SafeStorage } from '../../platform/environment';

/** Local storage key of who has turned pushes on in this browser; outlives their session. */
const KEY = 'cl_push';

/** Who has turned pushes on in this browser, and what the server was told of it last. */
export interface PushOwner {
  userId: string;
  endpoint: string;
  /** Of the page in which it was told; empty where nobody can choose one. */
  language: string;
}

/** Whether anybody has turned pushes on in this browser. */
export const hasPushOwner = (storage: SafeStorage): boolean => storage.get(KEY) !== null;

/** Who has turned pushes on in this browser; null for nobody. */
export function readPushOwner(storage: SafeStorage): PushOwner | null {
  const { userId, endpoint, language } = asRecord(storage.getJson(KEY));
  const owner = { userId: asText(userId), endpoint: asText(endpoint), language: asText(language) };
  return owner.userId === '' ? null : owner;
}

/** Remembers who has turned pushes on in this browser; null for nobody any more. */
export function writePushOwner(storage: SafeStorage, owner: PushOwner | null): void {
  if (owner) storage.setJson(KEY, owner);
  else storage.remove(KEY);
}

import { ApiError, type ApiClient } from '../client';
import type { Acknowledgement, LiveMessage } from './chat.types';

/** The room of a match or an event; making it again changes nothing. */
export function createChatRoom(client: ApiClient, matchId: string, signal?: AbortSignal): Promise<unknown> {
  return client.post('/live-chats/create-chat-room', { matchId }, { signal });
}

/** What has been written, in the server's order. Throws `ApiError`; 404 means there is no such room. */
export async function loadChatHistory(client: ApiClient, matchId: string, now: () => number, signal?: AbortSignal): Promise<LiveMessage[]> {
  const body = await client.get<unknown>(`/live-chats/messages/${encodeURIComponent(matchId)}`, { signal });
  return listIn(body).flatMap((value) => readMessage(value, now()) ?? []);
}

/** True when the server says that the room does not exist. */
export function isMissingRoom(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined);

/** The list stands bare, under `messages`, or one or two levels of `data` down. */
function listIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  if (!isFields(body)) return [];
  return listIn(body['messages'] ?? body['data']);
}

/** A message as servers send it: `messageId` or `id`, `createdAt` or `timestamp`; null when it holds no message. */
export function readMessage(value: unknown, now: number): LiveMessage | null {
  if (!isFields(value)) return null;
  const words = text(value['message']);
  const userId = text(value['userId']) ?? '';
  if (words === undefined) return null;
  const sentAt = readTime(value['createdAt']) ?? readTime(value['timestamp']);
  // Without an id the same words at the same moment by the same person count as the same message.
  const serverId = text(value['messageId']) ?? text(value['id']) ?? `${userId} ${sentAt ?? ''} ${words}`;
  const { seq, profilePicture } = value;
  return {
    id: serverId,
    serverId,
    userId,
    username: text(value['username']) ?? '',
    avatarUrl: typeof profilePicture === 'string' && profilePicture ? profilePicture : null,
    text: words,
    sentAt: sentAt ?? new Date(now).toISOString(),
    ...(typeof seq === 'number' && { seq }),
    ...(typeof value['clientMessageId'] === 'string' && { clientId: value['clientMessageId'] }),
  };
}

function readTime(value: unknown): string | undefined {
  const time = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) ? new Date(time).toISOString() : undefined;
}

/** People in the room: a number, or an object with `count` or `userCount`. */
export function readCount(value: unknown): number | null {
  const count = isFields(value) ? (value['count'] ?? value['userCount']) : value;
  return typeof count === 'number' && Number.isFinite(count) && count >= 0 ? Math.floor(count) : null;
}

/** True unless the event names another room. */
export function isForRoom(value: unknown, matchId: string): boolean {
  return !isFields(value) || value['matchId'] === undefined || value['matchId'] === matchId;
}

/** What the server answers to a message, where it answers at all. */
export function readAcknowledgement(value: unknown, now: number): Acknowledgement {
  if (isFields(value) && value['ok'] === false) return { isOk: false, note: text(value['message']) ?? '' };
  return { isOk: true, message: readMessage(isFields(value) ? value['message'] : undefined, now) };
}

/** Why joining was refused, for the log. */
export function readReason(value: unknown): string {
  return (isFields(value) ? text(value['message']) : text(value)) ?? 'no reason given';
}

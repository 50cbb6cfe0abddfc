import { ApiError, isRecord, type ApiClient } from '../platform/client';
import type { Acknowledgement, LiveMessage } from './chat.types';

/** The room of a match or an event; making it again changes nothing. */
export function createChatRoom(
  client: ApiClient,
  roomId: string,
  signal?: AbortSignal,
): Promise<unknown> {
  return client.post('/live-chats/create-chat-room', { matchId: roomId }, { signal });
}

/** A part of what has been written, and whether there is more in the direction asked for. */
export interface HistoryPage {
  messages: LiveMessage[];
  hasMore: boolean;
}

const PAGE_SIZE = 200;
const MOST_PAGES = 25;

/**
 * A page of the history: plainly the newest, or, where the server numbers its messages, those after
 * or before a number.
 * A server without pages answers with everything. Throws `ApiError`; 404 means there is no such
 * room.
 */
async function loadPage(
  client: Pick<ApiClient, 'get'>,
  roomId: string,
  part: { after?: number; before?: number },
  now: () => number,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  const query = Object.entries(part).map(([name, value]) => `${name}=${value}`);
  const search = query.length > 0 ? `?${query.join('&')}&limit=${PAGE_SIZE}` : '';
  const body = await client.get<unknown>(
    `/live-chats/messages/${encodeURIComponent(roomId)}${search}`,
    { signal },
  );
  const meta = isRecord(body) ? body['meta'] : undefined;
  return {
    messages: listIn(body).flatMap((value) => readMessage(value, now()) ?? []),
    hasMore: isRecord(meta) && meta['hasMore'] === true,
  };
}

/** The newest messages, or, with `after`, everything since. */
export async function loadChatHistory(
  client: Pick<ApiClient, 'get'>,
  roomId: string,
  after: number | null,
  now: () => number,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  if (after === null) return loadPage(client, roomId, {}, now, signal);
  const messages: LiveMessage[] = [];
  let from = after;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // Each page starts where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await loadPage(client, roomId, { after: from }, now, signal);
    messages.push(...answer.messages);
    const last = answer.messages.at(-1)?.seq;
    if (!answer.hasMore || last === undefined || last <= from) break;
    from = last;
  }
  return { messages, hasMore: false };
}

/** The page before the message with this number. */
export function loadOlderMessages(
  client: Pick<ApiClient, 'get'>,
  roomId: string,
  before: number,
  now: () => number,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  return loadPage(client, roomId, { before }, now, signal);
}

/** True when the server says that the room does not exist. */
export function isMissingRoom(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

const text = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** The list stands bare, under `messages`, or one or two levels of `data` down. */
function listIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return [];
  return listIn(body['messages'] ?? body['data']);
}

/**
 * A message as servers send it: `messageId` or `id`, `createdAt` or `timestamp`; null when it holds
 * no message.
 */
export function readMessage(value: unknown, now: number): LiveMessage | null {
  if (!isRecord(value)) return null;
  const words = text(value['message']);
  const userId = text(value['userId']) ?? '';
  if (words === undefined) return null;
  const sentAt = readTime(value['createdAt']) ?? readTime(value['timestamp']);
  // Without an id the same words at the same moment by the same person count as the same message.
  const serverId =
    text(value['messageId']) ?? text(value['id']) ?? `${userId} ${sentAt ?? ''} ${words}`;
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
  const time =
    typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(time) ? new Date(time).toISOString() : undefined;
}

/** People in the room: a number, or an object with `count` or `userCount`. */
export function readCount(value: unknown): number | null {
  const count = isRecord(value) ? (value['count'] ?? value['userCount']) : value;
  return typeof count === 'number' && Number.isFinite(count) && count >= 0
    ? Math.floor(count)
    : null;
}

/** True unless the event names another room. */
export function isForRoom(value: unknown, roomId: string): boolean {
  return !isRecord(value) || value['matchId'] === undefined || value['matchId'] === roomId;
}

/** What the server answers to a message, where it answers at all. */
export function readAcknowledgement(value: unknown, now: number): Acknowledgement {
  if (isRecord(value) && value['ok'] === false)
    return { isOk: false, note: text(value['message']) ?? '' };
  return { isOk: true, message: readMessage(isRecord(value) ? value['message'] : undefined, now) };
}

/** Why joining was refused, for the log. */
export function readReason(value: unknown): string {
  return (isRecord(value) ? text(value['message']) : text(value)) ?? 'no reason given';
}

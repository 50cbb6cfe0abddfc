import {
  addressOf,
  type ApiClient,
  ApiError,
  asRecord,
  avatarOf,
  isRecord,
} from '../platform/client';
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
  /** The last place in the server's order, also of a message that could not be read. */
  lastSeq: number;
}

const historyPath = (roomId: string) => `/live-chats/messages/${encodeURIComponent(roomId)}`;

/** Where the history of a room is asked for. */
export const historyAddress = (api: string, roomId: string) => addressOf(api, historyPath(roomId));

const PAGE_SIZE = 200;
/** Seconds after which a server that asks for more of them is tried again. */
const MOST_PAUSE = 60;

/**
 * A page of the history: plainly the newest, or, where the server numbers its messages, those after
 * or before a number.
 * A server without pages answers with everything. Throws `ApiError`; 404 means there is no such
 * room.
 */
export async function loadChatHistory(
  client: Pick<ApiClient, 'get'>,
  roomId: string,
  part: '' | `after=${number}` | `before=${number}`,
  read: (value: unknown) => LiveMessage | null,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  const search = part && `?${part}&limit=${PAGE_SIZE}`;
  const body = await client.get<unknown>(historyPath(roomId) + search, { signal });
  const { hasMore } = asRecord(asRecord(body)['meta']);
  // A page, and no answer of a Clubline API.
  if (typeof body === 'string') throw new ApiError(0, '');
  const list = listIn(body);
  return {
    messages: list.flatMap((value) => read(value) ?? []),
    hasMore: hasMore === true,
    lastSeq: list.reduce<number>((last, value) => Math.max(last, readSeq(value)), 0),
  };
}

/**
 * The HTTP status of a call that failed; 0 when no answer came, or the page with which a website
 * says that it has no such address: an API says so in JSON, or with nothing.
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof ApiError)) return 0;
  const isPage = typeof error.body === 'string' && error.body.trim() !== '';
  return error.status === 404 && isPage ? 0 : error.status;
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
  const seq = readSeq(value);
  const { profilePicture } = value;
  const mark = asRecord(value['partner']);
  const partner = text(mark['name']);
  return {
    id: serverId,
    serverId,
    userId,
    username: (partner && text(mark['personName'])) || text(value['username']) || '',
    ...(partner && { partner }),
    avatarUrl: avatarOf(text(profilePicture) || null),
    text: words,
    sentAt: sentAt ?? new Date(now).toISOString(),
    ...(seq && { seq }),
    ...(typeof value['clientMessageId'] === 'string' && { clientId: value['clientMessageId'] }),
  };
}

function readTime(value: unknown): string | undefined {
  const time = new Date(typeof value === 'number' || typeof value === 'string' ? value : NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** A number in the server's order, under `seq` or another name; 0 when there is none. */
export function readSeq(value: unknown, name = 'seq'): number {
  const seq = asRecord(value)[name];
  return Number.isSafeInteger(seq) ? (seq as number) : 0;
}

/** People in the room: a number, or an object with `count` or `userCount`. */
export function readCount(value: unknown): number | null {
  const count = isRecord(value) ? (value['count'] ?? value['userCount']) : value;
  return Number.isFinite(count) && (count as number) >= 0 ? Math.floor(count as number) : null;
}

/** True unless the event names another room. */
export function isForRoom(value: unknown, roomId: string): boolean {
  const { matchId = roomId } = asRecord(value);
  return matchId === roomId;
}

/** What the server answers to a message, where it answers at all. */
export function readAcknowledgement(
  value: unknown,
  read: (value: unknown) => LiveMessage | null,
): Acknowledgement {
  if (isRecord(value) && value['ok'] === false) {
    const { retryAfterMs } = value;
    const seconds = Math.ceil((retryAfterMs as number) / 1_000);
    return {
      isOk: false,
      note: text(value['message']) ?? '',
      pause: Number.isFinite(retryAfterMs) ? Math.min(Math.max(seconds, 1), MOST_PAUSE) : 0,
    };
  }
  return { isOk: true, message: read(isRecord(value) ? value['message'] : undefined) };
}

/** Why joining was refused, for the log. What the wire calls `matchId` is a room to pages. */
export function readReason(value: unknown): string {
  const reason = isRecord(value) ? text(value['message']) : text(value);
  return reason?.replaceAll('matchId', 'room') ?? 'no reason given';
}

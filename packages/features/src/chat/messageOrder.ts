import type { LiveMessage } from './chat.types';

/** Messages kept in memory; the oldest go first. */
const KEPT_MESSAGES = 5_000;
// Cutting is done in steps, so that a full list is not copied for each arrival.
const SLACK = 500;

/** The server's own order when both have a place in it, else its time. */
function compare(a: LiveMessage, b: LiveMessage): number {
  if (a.seq !== undefined && b.seq !== undefined) return a.seq - b.seq;
  return Date.parse(a.sentAt) - Date.parse(b.sentAt) || 0;
}

/** Puts one message where it belongs; among equals it comes last. */
export function insertMessage(list: readonly LiveMessage[], message: LiveMessage): LiveMessage[] {
  let place = list.length;
  while (place > 0 && compare(list[place - 1] as LiveMessage, message) > 0) place -= 1;
  return [...list.slice(0, place), message, ...list.slice(place)];
}

/**
 * Joins the server's history with what is known already: nothing twice, rows that are there stay
 * the same objects.
 */
export function mergeHistory(
  known: readonly LiveMessage[],
  history: readonly LiveMessage[],
): readonly LiveMessage[] {
  const knownById = new Map(known.map((message) => [message.serverId, message]));
  const arrived = new Map<string, LiveMessage>();
  for (const message of history)
    if (!arrived.has(message.serverId))
      arrived.set(message.serverId, knownById.get(message.serverId) ?? message);
  const older = [...arrived.values()].sort(compare);
  const rest = known.filter((message) => !arrived.has(message.serverId));
  const merged: LiveMessage[] = [];
  let next = 0;
  for (const message of older) {
    while (next < rest.length && compare(rest[next] as LiveMessage, message) < 0)
      merged.push(rest[next++] as LiveMessage);
    merged.push(message);
  }
  merged.push(...rest.slice(next));
  return merged.length === known.length &&
    merged.every((message, index) => message === known[index])
    ? known
    : merged;
}

/**
 * The place in the server's order up to which nothing is missing; null when the server gives no
 * order.
 */
export function unbrokenUntil(list: readonly LiveMessage[]): number | null {
  const gap = list.findIndex(
    (message, index) => message.seq === undefined || list[index + 1]?.seq !== message.seq + 1,
  );
  return list[gap]?.seq ?? null;
}

/** Keeps a long session from growing without bound. */
export function trim<T>(list: readonly T[]): readonly T[] {
  return list.length > KEPT_MESSAGES + SLACK ? list.slice(-KEPT_MESSAGES) : list;
}

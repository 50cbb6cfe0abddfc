/** A token this close to its expiry, in ms, is refreshed before use. */
const FRESHNESS_MARGIN = 5_000;
/**
 * How long before its expiry a token is refreshed: a share of what is left, within limits in ms.
 */
const REFRESH_LEAD = { share: 0.1, min: 30_000, max: 90_000, soonest: 5_000 } as const;
/** Longer timers overflow in browsers and fire at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Milliseconds from now to the scheduled refresh of a token with this much of its lifetime left.
 */
export function refreshDelay(remaining: number): number {
  const lead = Math.min(
    REFRESH_LEAD.max,
    Math.max(REFRESH_LEAD.min, remaining * REFRESH_LEAD.share),
  );
  return Math.max(REFRESH_LEAD.soonest, remaining - lead);
}

/** True while a token can be used as it is; one that does not say when it expires can. */
export function isFreshToken(token: string, now: number): boolean {
  const expiry = expiryOf(token);
  return expiry === null || expiry - now > FRESHNESS_MARGIN;
}

/** When a token expires, in ms since the epoch; null when it does not say. */
export function expiryOf(token: string): number | null {
  return timeOf(token, 'exp');
}

/**
 * What to add to this machine's time, in ms, to count the expiry of a token from the moment of its
 * receipt, which is now; null when it does not say when it was issued. Minus infinity for one that
 * is new and looks expired: the clock is wrong, and nobody knows by how much.
 */
export function clockOffsetOf(token: string, now: number): number | null {
  const issuedAt = timeOf(token, 'iat');
  const expiresAt = expiryOf(token);
  if (expiresAt === null) return null;
  if (issuedAt !== null && issuedAt < expiresAt) return issuedAt - now;
  return expiresAt <= now ? Number.NEGATIVE_INFINITY : null;
}

/** A time that the token names, in ms since the epoch; null when it does not. */
function timeOf(token: string, name: 'exp' | 'iat'): number | null {
  const [, payload] = token.split('.');
  if (!payload) return null;
  try {
    const plain = globalThis.atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const time = (JSON.parse(plain) as Record<string, number>)[name]!;
    return Number.isFinite(time) ? time * 1_000 : null;
  } catch {
    return null;
  }
}

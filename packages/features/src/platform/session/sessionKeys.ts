/** Local storage keys of the session, cleared when it ends. */
export const SESSION_KEYS = {
  access: 'cl_access_token',
  refresh: 'cl_refresh_token',
  username: 'cl_username',
  user: 'cl_user',
} as const;

/**
 * Local storage key of what to add to this machine's time, in ms, to have the time by which the
 * stored access token expires; goes with it.
 */
export const CLOCK_OFFSET = 'cl_clock_offset';

/**
 * Local storage key of the time of the last logout, and why where that is known; outside of what is
 * cleared, so that other tabs hear of it.
 */
export const LOGOUT_MARKER = 'cl_logout_at';

/** What stands there. */
export const logoutMarker = (time: number, reason: string | null): string =>
  reason === null ? String(time) : `${time} ${reason}`;

/** Why the session ended, of what stands there; null where that is not known. */
export const logoutReason = (marker: string | null): string | null =>
  /^\d+ (.+)$/s.exec(marker ?? '')?.[1] ?? null;

/** Session storage keys of text being written, which carry the id of who writes it after this. */
export const DRAFT_PREFIX = 'sports_app_draft_';

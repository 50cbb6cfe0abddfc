import {
  AUTHOR_FILTER,
  CLIENT_IDS,
  CLUB_EVENTS,
  FOLLOW_SEARCH,
  LONGER_PASSWORDS,
  PAGE_LIMITS,
  PROFILE_EVENTS,
  REPLACED_SESSIONS,
} from '@clubline/contract';

/** What is taken beyond the protocol, as each answer names it. */
export const ADDITIONS = [
  CLIENT_IDS,
  AUTHOR_FILTER,
  CLUB_EVENTS,
  FOLLOW_SEARCH,
  LONGER_PASSWORDS,
  PAGE_LIMITS,
  PROFILE_EVENTS,
  REPLACED_SESSIONS,
].join(' ');

/**
 * Longest texts the server stores, in UTF-16 code units after trimming. The specification fixes the bio, the slug and
 * the profile post; the others are the server's own, wide enough that nobody meets them while writing normally.
 */
export const TEXT_LIMITS = {
  clubName: 100,
  clubDescription: 2_000,
  clubPost: 5_000,
  comment: 2_000,
  channelMessage: 4_000,
  racerName: 120,
  racerBio: 4_000,
  racerOrigin: 120,
  boatManufacturers: 200,
  notification: 300,
  contactName: 120,
  contactEmail: 254,
  contactMessage: 5_000,
  search: 100,
} as const;

/** Most images one post or message carries. */
export const MEDIA_MAX = 4;

/** Most co-owners named when a club is created. */
export const CO_OWNERS_MAX = 20;

/** Rows of a list whose call has no paging of its own; `meta.nextCursor` leads on from there. */
export const PLAIN_LIST_MAX = 500;

/** Bytes of the largest picture our server takes. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

/** Pixels of the longer side that our server stores; larger pictures are scaled down. */
export const PICTURE_MAX_SIDE = 2_048;

/**
 * Pixels across of the smaller variants that our server makes of a picture, of those that are
 * narrower than it: one for marks beside names, one for phones, one for wide screens.
 */
export const PICTURE_WIDTHS = [160, 640, 1_280] as const;

/**
 * Follows the address of a picture that has variants, before the widths of these, the narrowest
 * first, and its own. A variant is at the same address with `-640` and the like before `.webp`.
 */
export const WIDTHS_FRAGMENT = '#widths=';

/** Longest description of a picture. */
export const IMAGE_ALT_MAX = 300;

/** Most pictures of one post or message. */
export const MEDIA_MAX = 4;

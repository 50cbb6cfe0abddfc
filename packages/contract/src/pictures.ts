/** Bytes of the largest picture our server takes. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

/** Pixels of the longer side that our server stores; larger pictures are scaled down. */
export const PICTURE_MAX_SIDE = 2_048;

/** Longest description of a picture. */
export const IMAGE_ALT_MAX = 300;

/** Most pictures of one post or message. */
export const MEDIA_MAX = 4;

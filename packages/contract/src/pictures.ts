/** Bytes of the largest picture our server takes. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

/** Longest description of a picture. */
export const IMAGE_ALT_MAX = 300;

/** What a person may know of why a picture is not decoded; its message says it. */
export class PictureRefusal extends Error {}

/** Pixels of a picture, of all its frames together. */
export const MAX_PIXELS = 33_000_000;

/** What a decoder may hold of a picture at a time: three colours of 16 bits, or four of 8. */
export const MAX_HELD_BYTES = 6 * MAX_PIXELS;

/** Pictures of an animation; some formats are read anew from the first for each. */
export const MAX_FRAMES = 600;

export const tooManyPixels = () =>
  new PictureRefusal(`The picture has more than ${MAX_PIXELS / 1_000_000} megapixels.`);

export const tooManyFrames = () =>
  new PictureRefusal(`The picture has more than ${MAX_FRAMES} frames.`);

export const tooMuchColour = () =>
  new PictureRefusal('The picture has too many pixels for its depth of colour.');

/** What a person may know of why a picture is not decoded; its message says it. */
export class PictureRefusal extends Error {}

/** Pixels of a picture, of all its frames together. */
export const MAX_PIXELS = 33_000_000;

/**
 * Of a picture, or of a frame of one that moves. Whole lines are held as fractions while a picture
 * is made smaller, and each line takes its time, however short: 33 megapixels in four lines took
 * 5 GB, in one column 20 s, and with this side 0.2 GB and half a second. No shorter, for long
 * pictures of screens.
 */
const MAX_SIDE = 32_767;

/** What a decoder may hold of a picture at a time: three colours of 16 bits, or four of 8. */
export const MAX_HELD_BYTES = 6 * MAX_PIXELS;

/** Pictures of an animation; some formats are read anew from the first for each. */
export const MAX_FRAMES = 600;

export const tooManyPixels = () =>
  new PictureRefusal(`The picture has more than ${MAX_PIXELS / 1_000_000} megapixels.`);

export const damaged = () => new PictureRefusal('The picture is damaged or cannot be read.');

export const tooManyFrames = () =>
  new PictureRefusal(`The picture has more than ${MAX_FRAMES} frames.`);

export const tooMuchColour = () =>
  new PictureRefusal('The picture has too many pixels for its depth of colour.');

/** Refuses a picture, or a frame, that is too wide or too tall, however few pixels it has. */
export function assertSides({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) > MAX_SIDE)
    throw new PictureRefusal(
      `The picture is more than ${MAX_SIDE.toLocaleString('en')} pixels wide or tall.`,
    );
}

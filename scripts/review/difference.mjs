import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const pixelsOf = async (picture, size) => {
  const image = sharp(picture).ensureAlpha();
  if (size) {
    const { width, height } = await image.metadata();
    image.extend({
      right: size.width - width,
      bottom: size.height - height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
  }
  return image.raw().toBuffer({ resolveWithObject: true });
};

/** Whether two pictures show the same; files of the same bytes are not read. */
export async function isSamePicture(one, other) {
  if (one.equals(other)) return true;
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return left.info.width === right.info.width && left.data.equals(right.data);
}

/**
 * Where two pictures differ: the first one faded, with each differing pixel in red. Where only one
 * of them reaches, all differs.
 * @returns {Promise<{ pixels: number, picture: import('sharp').Sharp }>}
 */
export async function differenceOf(before, after) {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [left, right] = await Promise.all(
    [before, after].map((picture) => pixelsOf(picture, { width, height })),
  );
  const shown = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(left.data, right.data, shown, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
  });
  return { pixels, picture: sharp(shown, { raw: { width, height, channels: 4 } }) };
}

import type { ShrinkPicture } from './environment.types';

/** What cameras write: drawn anew at any size, because it may say where it was taken. */
const FROM_CAMERA = /^image\/(jpe?g|hei[cf])/;

/** Animations and drawings would lose what they are. */
const KEPT = /^image\/(gif|svg)/;

/** Share of what was seen that is kept of it: no difference is visible at the sizes shown. */
const QUALITY = 0.9;

/** Width and height, in pixels, of a picture whose longer side is at most `maxSide`. */
export function sizeWithin(maxSide: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Draws pictures by what the page itself shows pictures with: it reads whatever can be seen. */
export const shrinkPicture: ShrinkPicture = async (picture, maxSide) => {
  if (KEPT.test(picture.type)) return picture;
  const image = await read(picture);
  if (!image) return null;
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const size = sizeWithin(maxSide, natural);
  const isFromCamera = FROM_CAMERA.test(picture.type);
  if (!isFromCamera && size.width === natural.width && size.height === natural.height)
    return picture;

  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  // The browser has no memory left to draw it: the server may have.
  if (!context) return picture;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  // What may be transparent stays so; browsers that write no WebP make it a PNG.
  const type = isFromCamera ? 'image/jpeg' : 'image/webp';
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return drawn ? named(picture.name, drawn) : picture;
};

/** The picture, decoded and upright; null when this browser cannot read it. */
async function read(picture: File): Promise<HTMLImageElement | null> {
  const image = new Image();
  const url = URL.createObjectURL(picture);
  try {
    image.src = url;
    await image.decode();
    return image.naturalWidth > 0 ? image : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A file named by what it has become: some servers look at the ending. */
function named(name: string, drawn: Blob): File {
  const stem = name.replace(/\.[^.]*$/, '') || 'picture';
  const ending = drawn.type === 'image/jpeg' ? 'jpg' : drawn.type.replace('image/', '');
  return new File([drawn], `${stem}.${ending}`, { type: drawn.type });
}

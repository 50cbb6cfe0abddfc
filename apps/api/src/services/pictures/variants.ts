import type { EncodedPicture } from './encodePicture';
import type { PictureTables } from './pictures.tables';

type StoredPicture = Pick<PictureTables['pictures'], 'fileName' | 'widths'>;

/** The widths of a picture as its row keeps them. */
export const widthsOf = ({
  width,
  variants,
}: Pick<EncodedPicture, 'width' | 'variants'>): string =>
  variants.length === 0 ? '' : [...variants.map((variant) => variant.width), width].join(',');

/** What the store calls the variant of a file. */
export const variantName = (fileName: string, width: number | string): string =>
  fileName.replace(/\.webp$/, `-${width}.webp`);

/** The file of a picture, and those of its variants by what their names add to it. */
export const filesOf = ({ fileName, widths }: StoredPicture): string[] => [
  fileName,
  ...variantWidths(widths).map((width) => variantName(fileName, width)),
];

/** The file of one variant; undefined where there is none of this width. */
export const variantOf = (
  { fileName, widths }: StoredPicture,
  width: string,
): string | undefined =>
  variantWidths(widths).includes(width) ? variantName(fileName, width) : undefined;

/** All but the last, which is that of the picture itself. */
const variantWidths = (widths: string): string[] => widths.split(',').slice(0, -1);

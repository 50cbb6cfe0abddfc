import { WIDTHS_FRAGMENT } from '@clubline/contract';

/** What may stand in a `srcset`: there blanks and commas would end an address. */
const WITH_VARIANTS = new RegExp(`^([^?#\\s,]+)\\.webp(\\?[^#\\s,]*)?${WIDTHS_FRAGMENT}([\\d,]+)$`);

/** The widths that an address names, the narrowest first; none where the server makes none. */
function sizesOf(address: string): { width: string; address: string }[] {
  const [, path, query = '', widths = ''] = WITH_VARIANTS.exec(address) ?? [];
  return widths
    .split(',')
    .filter(Boolean)
    .map((width, at, { length }) => ({
      width,
      address: `${path}${at < length - 1 ? `-${width}` : ''}.webp${query}`,
    }));
}

/** A picture in all its widths, as `srcset` takes them; undefined where there is but one. */
export const pictureSrcSet = (address: string | null | undefined): string | undefined =>
  sizesOf(address ?? '')
    .map((size) => `${size.address} ${size.width}w`)
    .join(', ') || undefined;

/** The smallest variant that is so wide, for what is always shown small; else the picture. */
export const pictureFor = <Address extends string | null | undefined>(
  address: Address,
  width: number,
): Address | string =>
  sizesOf(address ?? '').find((size) => Number(size.width) >= width)?.address ?? address;

/** The picture of a person as it stands beside their name, at most 56 px, sharp on any screen. */
export const avatarOf = <Address extends string | null | undefined>(address: Address) =>
  pictureFor(address, 160);

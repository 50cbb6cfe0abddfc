import { createHmac, timingSafeEqual } from 'node:crypto';
import { WIDTHS_FRAGMENT } from '@clubline/contract';

/** A signature ends at the second end of such a period: after one at least, after two at most. */
export const SIGNATURE_PERIOD_S = 900;

const NAME = /^[0-9a-f]{40}$/;
/** Where private pictures are served, however the origin was called when they were stored. */
const PRIVATE_ADDRESS = /\/api\/uploads\/private\/([0-9a-f]{40})\.webp(#widths=[\d,]+)?$/;
/** Relative addresses need an origin to be resolved; this one is nobody's. */
const NOWHERE = 'http://nowhere.invalid';

interface PictureName {
  name: string;
  isPrivate: boolean;
}

export interface Signature {
  /** Seconds since 1970. */
  until: number;
  signature: string;
}

export interface PictureAddresses {
  /**
   * The address that is stored: always the same for the same picture. It ends with the widths that
   * there are, where there are several, as a fragment: no server and no cache ever sees that.
   */
  of(picture: PictureName & { widths: string }): string;
  /** The picture an address leads to after a browser has resolved it; undefined for any other. */
  read(address: string): PictureName | undefined;
  /** A stored address as it is sent to somebody who may see the picture. */
  readable(address: string): string;
  /** Whether the signature is ours, for this picture, and has not ended. */
  isSigned(name: string, by: Signature): boolean;
}

interface AddressOptions {
  /** Start of the addresses that anybody reads. */
  openPrefix: string;
  /** Start of those that take a signature. */
  privatePrefix: string;
  key: Buffer;
  /** Milliseconds. */
  now: () => number;
}

export function createPictureAddresses(options: AddressOptions): PictureAddresses {
  const { openPrefix, privatePrefix, key, now } = options;
  const prefixes = [
    { prefix: new URL(privatePrefix, NOWHERE).href, isPrivate: true },
    { prefix: new URL(openPrefix, NOWHERE).href, isPrivate: false },
  ];
  const seconds = () => Math.floor(now() / 1000);
  const signatureOf = (name: string, until: number) =>
    createHmac('sha256', key).update(`${name} ${until}`).digest('base64url');
  return {
    of: ({ name, isPrivate, widths }) =>
      `${isPrivate ? privatePrefix : openPrefix}${name}.webp` +
      (widths === '' ? '' : WIDTHS_FRAGMENT + widths),
    read(address) {
      if (!URL.canParse(address, NOWHERE)) return undefined;
      const url = new URL(address, NOWHERE);
      if (url.username !== '' || url.password !== '') return undefined;
      const resolved = url.origin + url.pathname;
      for (const { prefix, isPrivate } of prefixes) {
        const name = resolved.slice(prefix.length, -'.webp'.length);
        if (resolved === `${prefix}${name}.webp` && NAME.test(name)) return { name, isPrivate };
      }
      return undefined;
    },
    readable(address) {
      const [, name, widths = ''] = PRIVATE_ADDRESS.exec(address) ?? [];
      if (name === undefined) return address;
      // The same for a whole period, so that browsers find it in their caches.
      const until = (Math.floor(seconds() / SIGNATURE_PERIOD_S) + 2) * SIGNATURE_PERIOD_S;
      const query = `until=${until}&signature=${signatureOf(name, until)}`;
      return `${privatePrefix}${name}.webp?${query}${widths}`;
    },
    isSigned(name, { until, signature }) {
      if (until <= seconds()) return false;
      const [expected, given] = [signatureOf(name, until), signature].map((text) =>
        createHmac('sha256', key).update(text).digest(),
      );
      return timingSafeEqual(expected!, given!);
    },
  };
}

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPictureAddresses, SIGNATURE_PERIOD_S } from './pictureAddresses';

const NAME = '0123456789abcdef0123456789abcdef01234567';
const ORIGIN = 'https://clubline.test';
const FOLDER = '/api/uploads/';

let time = 1_700_000_000_000;
const addressesAt = (origin: string, openPrefix = `${origin}${FOLDER}`) =>
  createPictureAddresses({
    openPrefix,
    privatePrefix: `${origin}${FOLDER}private/`,
    key: Buffer.from('key'),
    now: () => time,
  });
const addresses = addressesAt(ORIGIN);
const open = `${ORIGIN}${FOLDER}${NAME}.webp`;

/** Parts of which hostile addresses are made. */
const part = fc.oneof(
  fc.constantFrom('https://', 'HTTPS://', 'http://', '//', '\\\\', 'javascript:', 'data:'),
  fc.constantFrom('clubline.test', 'CLUBLINE.TEST', 'clubline.test.', 'evil.example'),
  fc.constantFrom('ann:secret@', ':443', ':8443', '@', ';', '%00', '\t', '\n', ' ', 'é', '／'),
  fc.constantFrom('/', '\\', '%2f', '%2F', '%5c', '..', '../', '%2e%2e/', '.%2E/', './'),
  fc.constantFrom('api', 'API', 'uploads', 'Uploads', 'private', NAME, NAME.toUpperCase()),
  fc.constantFrom('.webp', '.WEBP', '.svg', '?', '?until=9', '#', '#a', '%252e%252e/'),
);

describe('addresses of pictures', () => {
  test.each([
    ['as it is', open],
    ['with a way back', `${ORIGIN}${FOLDER}x/../${NAME}.webp`],
    ['with an encoded way back', `${ORIGIN}${FOLDER}x/%2e%2E/${NAME}.webp`],
    ['with backslashes', `https:\\\\clubline.test\\api\\uploads\\${NAME}.webp`],
    ['with its host in capitals', `HTTPS://CLUBLINE.TEST${FOLDER}${NAME}.webp`],
    ['with the port that is meant anyway', `${ORIGIN}:443${FOLDER}${NAME}.webp`],
    ['with a query and a fragment', `${open}?a=b#c`],
    ['with a line break that browsers drop', `https://club\nline.test${FOLDER}${NAME}.webp`],
  ])('%s, one is stored in its one form', (_what, address) => {
    const picture = addresses.read(address);
    expect(picture).toEqual({ name: NAME, isPrivate: false });
    expect(addresses.of({ ...picture!, widths: '' })).toBe(open);
  });

  test.each([
    ['another host', `https://evil.example${FOLDER}${NAME}.webp`],
    ['a host that begins like ours', `https://clubline.test.evil.example${FOLDER}${NAME}.webp`],
    ['our host as a name', `https://clubline.test@evil.example${FOLDER}${NAME}.webp`],
    ['a name at our host', `https://ann:secret@clubline.test${FOLDER}${NAME}.webp`],
    ['another port', `${ORIGIN}:8443${FOLDER}${NAME}.webp`],
    ['another scheme', `http://clubline.test${FOLDER}${NAME}.webp`],
    ['no scheme', `${FOLDER}${NAME}.webp`],
    ['a way out', `${ORIGIN}${FOLDER}../${NAME}.webp`],
    ['an encoded way out', `${ORIGIN}${FOLDER}%2e%2e/users.webp`],
    ['an encoded slash', `${ORIGIN}/api%2fuploads/${NAME}.webp`],
    ['an encoded backslash', `${ORIGIN}${FOLDER}..%5c${NAME}.webp`],
    ['a folder in capitals', `${ORIGIN}/api/Uploads/${NAME}.webp`],
    ['a name in capitals', `${ORIGIN}${FOLDER}${NAME.toUpperCase()}.webp`],
    ['another kind of file', `${ORIGIN}${FOLDER}${NAME}.svg`],
    ['a name with more in it', `${ORIGIN}${FOLDER}${NAME}.webp.webp`],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('%s is refused', (_what, address) => {
    expect(addresses.read(address)).toBeUndefined();
  });

  test('whatever is allowed, a browser would load the same picture, from us', () => {
    for (const [origin, prefix] of [
      [ORIGIN, `${ORIGIN}${FOLDER}`],
      ['', FOLDER],
      [ORIGIN, 'https://pictures.test/bucket/'],
    ] as const) {
      const some = addressesAt(origin, prefix);
      const parts = fc.array(fc.oneof(part, fc.string({ maxLength: 3 })), { maxLength: 14 });
      const hostile = parts.map((list) => list.join(''));
      const nearby = fc
        .tuple(fc.constantFrom(prefix, `${prefix}private/`), fc.array(part, { maxLength: 4 }))
        .map(([start, list]) => `${start}${list.join('')}${NAME}.webp`);
      fc.assert(
        fc.property(fc.oneof(hostile, nearby), (address) => {
          const picture = some.read(address);
          if (picture === undefined) return;
          expect(picture.name).toMatch(/^[0-9a-f]{40}$/);
          const stored = some.of({ ...picture, widths: '' });
          const page = 'http://nowhere.invalid/clubs/1';
          const { origin: host, pathname } = new URL(address, page);
          expect(host + pathname).toBe(new URL(stored, page).href);
          expect(some.read(stored)).toEqual(picture);
        }),
        { numRuns: 3_000 },
      );
    }
  });
});

describe('signatures', () => {
  const stored = addresses.of({ name: NAME, isPrivate: true, widths: '' });
  const signed = () => {
    const { searchParams } = new URL(addresses.readable(stored));
    return {
      until: Number(searchParams.get('until')),
      signature: searchParams.get('signature')!,
    };
  };

  test('an address is the same for a quarter of an hour, and lasts no longer than two', () => {
    time = 1_700_000_000_000 - (1_700_000_000_000 % (SIGNATURE_PERIOD_S * 1000));
    const first = signed();
    time += SIGNATURE_PERIOD_S * 1000 - 1;
    expect(signed()).toEqual(first);
    expect(addresses.isSigned(NAME, first)).toBe(true);
    time += 1;
    expect(signed()).not.toEqual(first);
    expect(addresses.isSigned(NAME, first)).toBe(true);
    time += SIGNATURE_PERIOD_S * 1000;
    expect(addresses.isSigned(NAME, first)).toBe(false);
  });

  test('a signature is for one picture and one end', () => {
    const { until, signature } = signed();
    expect(addresses.isSigned(NAME.replace('0', '1'), { until, signature })).toBe(false);
    expect(addresses.isSigned(NAME, { until: until + 1, signature })).toBe(false);
    expect(addresses.isSigned(NAME, { until, signature: `${signature}A` })).toBe(false);
    expect(addresses.isSigned(NAME, { until, signature: '' })).toBe(false);
  });

  test('the widths there are stay behind the signature, and are not signed', () => {
    const several = addresses.of({ name: NAME, isPrivate: true, widths: '160,200' });
    expect(addresses.readable(several)).toBe(`${addresses.readable(stored)}#widths=160,200`);
    expect(addresses.read(several)).toEqual({ name: NAME, isPrivate: true });
  });

  test('addresses of other pictures stay as they are; those from another origin are ours', () => {
    expect(addresses.readable(open)).toBe(open);
    const old = stored.replace(ORIGIN, 'https://old.test');
    expect(addresses.readable(old)).toBe(addresses.readable(stored));
  });
});

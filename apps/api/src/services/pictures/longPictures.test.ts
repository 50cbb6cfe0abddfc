import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { imageKind } from '../imageKind';
import { DecoderEnded } from './decoder/decoders';
import { decoders } from './decoder/encodeApart';
import { encodePicture } from './encodePicture';
import { mayTakeLong } from './mayTakeLong';

const still = () => sharp({ create: { width: 8, height: 16, channels: 3, background: '#26c' } });
const moving = async () => {
  const data = await still().raw().toBuffer();
  // The second half is another frame.
  data.fill(0xff, data.length / 2);
  return sharp(data, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } });
};
/** The beginning of a JPEG that is stored in so many layers. */
const layered = (scans: number) => Buffer.from(`ffd8ff${'ffda01'.repeat(scans)}`, 'hex');

const pictures: [string, boolean, () => Promise<Buffer> | Buffer][] = [
  ['a JPEG', false, () => still().jpeg().toBuffer()],
  [
    'a JPEG that shows while it arrives',
    false,
    () => still().jpeg({ progressive: true }).toBuffer(),
  ],
  ['a PNG', false, () => still().png({ progressive: true }).toBuffer()],
  ['a WebP', false, () => still().webp().toBuffer()],
  ['a JPEG in 20 layers', false, () => layered(20)],
  ['a JPEG in 21 layers', true, () => layered(21)],
  ['an animated GIF', true, async () => (await moving()).gif().toBuffer()],
  ['an animated WebP', true, async () => (await moving()).webp().toBuffer()],
  ['an AVIF', true, () => still().avif().toBuffer()],
];

test.each(pictures)('of %s it is known that it may take long: %s', async (_what, isLong, make) => {
  const bytes = await make();
  expect(mayTakeLong(imageKind(bytes)!, bytes)).toBe(isLong);
});

describeApi('pictures that take long', (t) => {
  const storing = (bytes: Buffer, ownerId: string, ip: string) =>
    t.api.context.uploads.storeImage(bytes, 'media', { ownerId, isPrivate: false, ip }).then(
      () => 'stored',
      ({ statusCode }) => statusCode as number,
    );

  /** Animations whose encoding goes on until it is ended; all else is encoded. */
  async function endlessAnimations() {
    const animation = await (await moving()).gif().toBuffer();
    let end = () => {};
    const ended = new Promise<never>((_, reject) => {
      end = () => reject(new DecoderEnded('late', 'SIGKILL'));
    });
    ended.catch(() => undefined);
    const { decode } = decoders;
    let begun = 0;
    const slow = vi.spyOn(decoders, 'decode').mockImplementation(async (job) => {
      if (job.kind !== 'gif') return await decode(job);
      begun += 1;
      return await ended;
    });
    return {
      animation,
      begun: () => begun,
      /** Those that have begun take too long; the others are encoded. */
      end() {
        slow.mockRestore();
        end();
      },
    };
  }

  test('of three people leave a place for the photograph of a fourth', async () => {
    const [eve, ben, cem, ann] = await t.people(4);
    const photograph = await still().jpeg().toBuffer();
    const endless = await endlessAnimations();
    const storingOf = [eve, ben, cem].map((person, n) =>
      storing(endless.animation, person!.id, `203.0.${n}.1`),
    );
    await vi.waitFor(() => expect(endless.begun()).toBe(2));
    // Whatever has begun by then: another one of them would have, too.
    for (let n = 0; n < 2; n += 1)
      expect(await storing(photograph, ann!.id, '192.0.2.1')).toBe('stored');
    expect(endless.begun()).toBe(2);
    endless.end();
    expect((await Promise.all(storingOf)).toSorted()).toEqual([503, 503, 'stored']);
  });

  test('of one person, or one address, leave a place for those of others', async () => {
    const [eve, friend, ann] = await t.people(3);
    const endless = await endlessAnimations();
    const [home, elsewhere] = ['203.0.113.1', '198.51.100.1'];
    const one = storing(endless.animation, eve!.id, home);
    await vi.waitFor(() => expect(endless.begun()).toBe(1));
    const more = [
      storing(endless.animation, eve!.id, elsewhere),
      storing(endless.animation, friend!.id, home),
    ];
    const other = storing(endless.animation, ann!.id, '192.0.2.1');
    await vi.waitFor(() => expect(endless.begun()).toBe(2));
    endless.end();
    expect(await Promise.all([one, other])).toEqual([503, 503]);
    expect(await Promise.all(more)).toEqual(['stored', 'stored']);
  });
});

test('a large picture leaves none of its pixels in memory once it is encoded', async () => {
  const large = sharp({
    create: { width: 2_000, height: 2_000, channels: 3, background: '#26c' },
  });
  await encodePicture('jpeg', await large.jpeg({ progressive: true }).toBuffer());
  expect(sharp.cache().items.current).toBe(0);
});

import { expect, test } from 'vitest';
import { avatarOf, pictureFor, pictureSrcSet } from './pictureVariants';

const open = 'https://clubline.test/api/uploads/ab.webp';
const several = `${open}#widths=160,640,1280,2048`;

test('an address that names its widths is shown in all of them', () => {
  expect(pictureSrcSet(several)).toBe(
    [160, 640, 1280]
      .map((width) => `${open.replace('.webp', `-${width}.webp`)} ${width}w, `)
      .join('') + `${open} 2048w`,
  );
});

test('those of private clubs keep their signature', () => {
  expect(pictureSrcSet('/private/ab.webp?until=9&signature=x-_#widths=160,200')).toBe(
    '/private/ab-160.webp?until=9&signature=x-_ 160w, /private/ab.webp?until=9&signature=x-_ 200w',
  );
});

test.each([
  [40, 'ab-160.webp'],
  [160, 'ab-160.webp'],
  [161, 'ab-640.webp'],
  [2_000, 'ab.webp'],
])('for %i px it is asked for as %s', (width, file) => {
  expect(pictureFor(several, width).split('/').at(-1)).toBe(file);
});

test('more than there is, is the picture itself', () => {
  expect(pictureFor(several, 4_000)).toBe(several);
  expect(pictureFor(`${open}#widths=160,200`, 640)).toBe(`${open}#widths=160,200`);
});

test.each([
  open,
  `${open}?widths=160,200`,
  `${open}#widths=`,
  `${open}#widths=a`,
  `https://other.test/a b.webp#widths=160,200`,
  `https://other.test/a,b.webp#widths=160,200`,
  'https://other.test/ab.png#widths=160,200',
  '',
  null,
  undefined,
])('of another server, %j stays as it is', (address) => {
  expect([pictureSrcSet(address), avatarOf(address)]).toEqual([undefined, address]);
});

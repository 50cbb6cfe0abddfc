import { expect, test } from 'vitest';
import { boardScale, boardWindows, frameHeight } from './boardSizes';

test('three windows stand beside each other in whatever room a Storybook leaves', () => {
  for (const room of [1_000, 1_100, 1_232]) {
    const scale = boardScale(room);
    const widths = boardWindows.map((one) => one.width * one.scale * scale);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(room - 2 * 16 - 6);
  }
  expect(boardScale(2_000)).toBe(1);
});

test('a frame is as high as its page, within bounds', () => {
  expect(frameHeight(900, 400)).toBe(900);
  expect(frameHeight(900, 1_700)).toBe(1_700);
  expect(frameHeight(1_700, 2_400)).toBe(2_400);
  expect(frameHeight(1_700, 1_200)).toBe(1_700);
  expect(frameHeight(900, 9_000)).toBe(3_000);
});

test('a page that is always a little higher than its window does not grow for ever', () => {
  const first = frameHeight(900, 948);
  expect(frameHeight(first, first + 48)).toBe(first);
});

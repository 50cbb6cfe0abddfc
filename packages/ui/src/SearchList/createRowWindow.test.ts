import { expect, test } from 'vitest';
import { BLOCK, createRowWindow } from './createRowWindow';

const box = (clientHeight: number) =>
  Object.defineProperty(document.createElement('div'), 'clientHeight', { value: clientHeight });
const scroll = (element: HTMLElement, to: number) => {
  element.scrollTop = to;
  element.dispatchEvent(new Event('scroll'));
};
const height = BLOCK * 60;

test('five thousand rows: a few blocks near what is seen, and the room of all the others', () => {
  const rows = createRowWindow(200);
  const element = box(480);
  rows.follow(element);
  for (const top of [0, 700, 40_000, 200 * height - 480]) {
    scroll(element, top);
    const { first, end, before, after } = rows.getSnapshot();
    expect(end - first).toBeLessThanOrEqual(4);
    expect(before).toBe(first * height);
    expect(after).toBe((200 - end) * height);
    expect(before).toBeLessThanOrEqual(top);
    expect(before + (end - first) * height).toBeGreaterThanOrEqual(top + 480);
  }
});

test('blocks count with the height they were found to have', () => {
  const rows = createRowWindow(100);
  const element = box(480);
  rows.follow(element);
  rows.setHeight(0, 3_000);
  scroll(element, 5_000);
  expect(rows.getSnapshot().before).toBe(3_000);
});

test('tells only of changes, begins at the top, and grows with the list', () => {
  const rows = createRowWindow(0);
  const element = box(480);
  element.scrollTop = 900;
  let told = 0;
  rows.subscribe(() => (told += 1));
  rows.follow(element);
  expect([element.scrollTop, told]).toEqual([0, 0]);
  rows.setCount(2);
  expect([told, rows.getSnapshot()]).toEqual([1, { first: 0, end: 2, before: 0, after: 0 }]);
  scroll(element, 10);
  expect(told).toBe(1);
});

test('a list that shrinks below what is seen still shows its end', () => {
  const rows = createRowWindow(100);
  const element = box(480);
  rows.follow(element);
  scroll(element, 90 * height);
  rows.setCount(3);
  expect(rows.getSnapshot()).toEqual({ first: 2, end: 3, before: 2 * height, after: 0 });
});

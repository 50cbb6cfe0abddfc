import { expect, test } from 'vitest';
import { createFakeStorage } from '../../testing';
import { createSafeStorage } from './safeStorage';

const throwing = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('what is stored is in the storage area', () => {
  const area = createFakeStorage();
  const storage = createSafeStorage(() => area);
  storage.set('a', '1');
  expect(area.entries()).toEqual({ a: '1' });
  storage.remove('a');
  expect(area.entries()).toEqual({});
});

test.each([
  ['blocked', throwing],
  ['absent', () => undefined],
  ['full', () => ({ ...createFakeStorage(), setItem: throwing })],
])('storage that is %s lasts for the life of the page', (_title, open) => {
  const storage = createSafeStorage(open);
  storage.setJson('a', { b: 1 });
  expect(storage.getJson('a')).toEqual({ b: 1 });
  expect(storage.keys()).toEqual(['a']);
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
  expect(storage.keys()).toEqual([]);
});

test('an entry that storage will not let go is gone all the same', () => {
  const area = { ...createFakeStorage({ a: '1' }), removeItem: throwing };
  const storage = createSafeStorage(() => area);
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
});

test('a value that no longer fits hides the older one in storage', () => {
  const area = createFakeStorage({ a: 'old' });
  const storage = createSafeStorage(() => ({ ...area, getItem: area.getItem, setItem: throwing }));
  storage.set('a', 'new');
  expect(storage.get('a')).toBe('new');
});

test('broken JSON reads as nothing and is removed', () => {
  const area = createFakeStorage({ a: '{oops' });
  const storage = createSafeStorage(() => area);
  expect(storage.getJson('a')).toBeNull();
  expect(area.entries()).toEqual({});
});

test('what JSON cannot say is not kept, and neither is what it would have replaced', () => {
  const storage = createSafeStorage(() => undefined);
  const loop: { self?: unknown } = {};
  loop.self = loop;
  for (const value of [loop, undefined]) {
    storage.setJson('a', 1);
    storage.setJson('a', value);
    expect(storage.get('a')).toBeNull();
  }
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createRoot } from './client.mjs';
import { createElement, Fragment, memo, useId, useMemo, useState } from './react.mjs';

let root;
afterEach(() => root.unmount());

function show(content) {
  const box = document.createElement('div');
  root = createRoot(box);
  root.render(content);
  return box;
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('state is kept by each place where a component stands, and drawn anew', async () => {
  const Counter = ({ name }) => {
    const [count, setCount] = useState(0);
    const [step] = useState(2);
    return createElement('button', { onClick: () => setCount(count + step) }, `${name} ${count}`);
  };
  const box = show(
    createElement(
      Fragment,
      null,
      createElement(Counter, { name: 'a', key: 'a' }),
      createElement(Counter, { name: 'b', key: 'b' }),
    ),
  );
  const [first] = box.querySelectorAll('button');
  first.click();
  await settle();
  first.click();
  await settle();
  expect(box.textContent).toBe('a 4b 0');
});

test('a state that stays the same draws nothing', async () => {
  const draw = vi.fn();
  const Open = () => {
    const [isOpen, setOpen] = useState(false);
    draw();
    return createElement(
      'details',
      { open: true, ref: (one) => one && setOpen(true) },
      `${isOpen}`,
    );
  };
  const box = show(createElement(Open));
  await settle();
  expect([box.textContent, draw.mock.calls.length]).toEqual(['true', 2]);
});

test('what is worked out is kept while its inputs are the same', async () => {
  const make = vi.fn((word) => word.toUpperCase());
  const Word = ({ word }) => useMemo(() => make(word), [word]);
  const box = show(createElement(Word, { word: 'a' }));
  root.render(createElement(Word, { word: 'a' }));
  expect(make).toHaveBeenCalledTimes(1);
  root.render(createElement(Word, { word: 'b' }));
  expect(box.textContent).toBe('B');
});

test('no two places have the same id, and each keeps its own', () => {
  const Named = () => createElement('p', { id: useId() });
  const both = () => createElement('div', null, createElement(Named), createElement(Named));
  const box = show(both());
  const ids = () => [...box.querySelectorAll('p')].map(({ id }) => id);
  const before = ids();
  expect(new Set(before).size).toBe(2);
  root.render(both());
  expect(ids()).toEqual(before);
});

test('a memo is drawn again when one of its props differs, or is there no more', () => {
  const draw = vi.fn(({ word, more }) => `${word}${more ?? ''}`);
  const Word = memo(draw);
  const box = show(createElement(Word, { word: 'a', more: '!' }));
  root.render(createElement(Word, { word: 'a', more: '!' }));
  expect(draw).toHaveBeenCalledTimes(1);
  root.render(createElement(Word, { word: 'a' }));
  expect(box.textContent).toBe('a');
});

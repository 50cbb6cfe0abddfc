import { expect, test } from 'vitest';
import { globalsIn } from './globalsIn';

test('an address says what is chosen in the bar, also parts of one choice', () => {
  expect(globalsIn('?path=/story/a--b&globals=direction:rtl;viewport.value:narrow')).toEqual({
    direction: 'rtl',
    viewport: { value: 'narrow' },
  });
  expect(globalsIn('?path=/story/a--b')).toBeUndefined();
});

const sources = import.meta.glob<string>('../**/*.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

test('no page leads to another by a link that leaves the frame', () => {
  const plain = Object.entries(sources)
    .filter(([, text]) => /<a\s[^>]*\?path=/.test(text))
    .map(([file]) => file);
  expect(plain).toEqual([]);
});

test('links in tables keep the frame, too', () => {
  expect(sources['../docs/MarkdownTable.tsx']).toContain('a: BookLink');
});

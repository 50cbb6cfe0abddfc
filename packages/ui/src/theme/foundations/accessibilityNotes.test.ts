import { expect, test } from 'vitest';
import { accessibilityNotes } from './accessibilityNotes';

const files = import.meta.glob<string>(['../../**/*.stories.tsx', '!./*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const noted = new Set(accessibilityNotes.flatMap(({ component }) => component.split(', ')));

test.each(
  Object.entries(files).map(
    ([file, source]) => [file.replace(/^.*\/|\.stories\.tsx$/g, ''), source] as const,
  ),
)('%s says what it is to assistive technology and what was tested', (name, source) => {
  expect(noted.has(name) || /\*\*Tested\.\*\*|was\s+tested/.test(source)).toBe(true);
});

test('each note is about a component there is', () => {
  const names = Object.keys(files).map((file) => file.replace(/^.*\/|\.stories\.tsx$/g, ''));
  expect([...noted].filter((name) => !names.includes(name))).toEqual([]);
});

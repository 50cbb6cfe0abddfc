import { expect, test } from 'vitest';
import { withTables } from './propTables.mjs';

const readme = 'Before\n\n<!-- props CardProps -->\nold\n<!-- /props -->\n\nAfter\n';
const title = { name: 'title', isOptional: false, type: 'string', meaning: 'Said.', preset: '' };

test('a table stands between its marks, and what is around it stays', () => {
  const text = withTables(readme, () => [
    title,
    { ...title, name: 'size', isOptional: true, type: "'s' | 'm'", preset: "'m'" },
    { ...title, name: 'zone', isOptional: true, preset: "the browser's" },
  ]);
  expect(text).toBe(
    [
      'Before\n\n<!-- props CardProps -->\n',
      '| prop | type | meaning |',
      '|---|---|---|',
      '| `title`, needed | `string` | Said. |',
      "| `size` | `'s' \\| 'm'` | Said. Default: `'m'`. |",
      "| `zone` | `string` | Said. Default: the browser's. |",
      '\n<!-- /props -->\n\nAfter\n',
    ].join('\n'),
  );
});

test('a table of what is not exported is refused', () => {
  expect(() => withTables(readme, () => undefined)).toThrow('There is no CardProps');
});

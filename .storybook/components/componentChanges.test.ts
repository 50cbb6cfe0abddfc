import { expect, test } from 'vitest';
import { changesOf, entriesOf, notesIn } from './componentChanges';

const nothingElse = { releases: [], now: {} };
const waiting = (text: string) => ({ version: undefined, text });

test('only what speaks of a component is told of it, not the whole notes', () => {
  const text = [
    'Lists of clubs scroll.',
    '`ClubCard` groups thousands.',
    '- `ClubGrid` is new.\n- `ClubCard` takes\n  `isFirst`.',
    '| before | after |\n| --- | --- |\n| `ClubCard a` | `b` |\n| `ClubGrid c` | `d` |',
  ].join('\n\n');
  expect(entriesOf(text, ['ClubCard'])).toEqual([
    '`ClubCard` groups thousands.',
    '`ClubCard` takes\n  `isFirst`.',
    '| before | after |\n| --- | --- |\n| `ClubCard a` | `b` |',
  ]);
});

test('a name that begins another, or is a word of the language, is none of a component', () => {
  expect(entriesOf('`Tabs` scroll.', ['Tab'])).toEqual([]);
  expect(entriesOf('Menu entries have icons.', ['Menu'])).toEqual([]);
  expect(entriesOf('Entries of `Menu` have icons.', ['Menu'])).toHaveLength(1);
});

test('each change says in which version it came, or that it is not released yet', () => {
  const notes = [
    waiting('`ClubCard` is wider.'),
    ...notesIn(
      '# ui\n\n## 0.2.0\n\n### Minor Changes\n\n- `ClubCard` is new.\n\n## 0.1.0\n\nFirst.',
    ),
  ];
  expect(changesOf(['ClubCard'], notes, nothingElse)).toEqual([
    { version: undefined, entries: ['`ClubCard` is wider.'] },
    { version: '0.2.0', entries: ['`ClubCard` is new.'] },
  ]);
});

test('a change that names two components of a page is told once', () => {
  const text = '`ClubPage` and `ClubsPage` take `className`.';
  expect(changesOf(['ClubPage', 'ClubsPage'], [waiting(text)], nothingElse)).toEqual([
    { version: undefined, entries: [text] },
  ]);
});

test('props that came and went since the last release are told, though no note names them', () => {
  const release = {
    versions: { ui: '0.1.0', features: '0.1.0' },
    components: { Avatar: ['src', 'old'] },
    tokens: {},
    messages: {},
  };
  const known = { releases: [{ title: '0.1.0', release }], now: { Avatar: ['src', 'size'] } };
  expect(changesOf(['Avatar'], [], known)).toEqual([
    { version: undefined, entries: ['Props of `Avatar`: new `size`; gone `old`.'] },
  ]);
});

import { expect, test } from 'vitest';
import whereRows from './tables/whereRows.md?raw';

const screens = import.meta.glob<string>('../screens/*.stories.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

test.each(Object.values(screens).map((text) => /title: 'Screens\/([^']+)'/.exec(text)?.[1] ?? ''))(
  'the introduction leads to the screens “%s”',
  (name) => {
    expect(whereRows).toContain(
      `(?path=/story/screens-${name.toLowerCase().replaceAll(' ', '-')}--`,
    );
  },
);

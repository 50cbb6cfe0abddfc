import { expect, test } from 'vitest';

const pages = import.meta.glob<string>('./*.mdx', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const tables = import.meta.glob<string>('./tables/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const named = /import (\w+) from '(\.\/tables\/\w+\.md)\?raw'/;

test.each(Object.entries(pages))('%s has all parts', (_, text) => {
  // What it is about, before anything else.
  expect(text).toMatch(/^# .+\n\n[A-Z]/m);
  const [, name = '', file = ''] = named.exec(text) ?? [];
  expect(text).toContain(`<MarkdownTable>{${name}}</MarkdownTable>`);
  expect(tables[file]?.split('\n').length).toBeGreaterThan(4);
  // Real components: two stories at least.
  expect(text.match(/<Canvas of=/g)?.length).toBeGreaterThan(1);
  expect(text).toMatch(/\n##+ Do\n\n- [\s\S]*\n##+ Don't\n\n- /);
  expect(text).toMatch(/\n## Cases\n\n<MarkdownTable>/);
});

test('every table of states stands on a page', () => {
  const used = Object.values(pages).map((text) => named.exec(text)?.[2]);
  expect(Object.keys(tables).filter((file) => !used.includes(file))).toEqual([]);
});

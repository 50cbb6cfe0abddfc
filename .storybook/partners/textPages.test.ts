import { expect, test } from 'vitest';
import { textPage, textPages } from './textPages.mjs';

const page = `import { Meta } from '@storybook/addon-docs/blocks';
import rows from './tables/rows.md?raw';
import chat from '../../examples/Chat.jsx?raw';

<Meta title="Partners/Quick start" />

# Quick start

Find your framework
below.

<MarkdownTable>{rows}</MarkdownTable>

<Code file="examples/Chat.jsx" code={chat} />

<Canvas of={Chat.Open} />

\`\`\`jsx
import kept from 'here';

<LiveChat />;
\`\`\`

See [theming](?path=/docs/partners-theming--docs).
`;
const read = (path: string) =>
  path.endsWith('.md')
    ? '<!-- props ChatProps -->\n\n| a |\n| --- |\n\n<!-- /props -->\n'
    : 'chat;\n';

test('a page is its words, with tables and code written out', () => {
  expect(textPage(page, read)).toEqual({
    title: 'Partners/Quick start',
    summary: 'Find your framework below.',
    text: [
      '# Quick start\n',
      'Find your framework\nbelow.\n',
      '| a |\n| --- |\n',
      '`examples/Chat.jsx`:\n\n```jsx\nchat;\n```\n',
      "```jsx\nimport kept from 'here';\n\n<LiveChat />;\n```\n",
      'See [theming](../?path=/docs/partners-theming--docs).\n',
    ].join('\n'),
  });
});

test('a page that shows what has no text is refused', () => {
  expect(() => textPage(`${page}\n<Chart of={rows} />\n`, read)).toThrow('No text is known');
  expect(() => textPage(page.replace('code={chat}', 'code={none}'), read)).toThrow(
    'which it does not import',
  );
});

test('the list names every page, and each is there', () => {
  const { 'llms.txt': list = '', ...pages } = textPages('.');
  const listed = Array.from(list.matchAll(/\]\(([^)]+)\): \w/g), ([, file]) => file);
  expect(listed).toEqual(Object.keys(pages));
  expect(listed).toContain('partners/quick-start.md');
  expect(listed).toContain('packages/features.md');
});

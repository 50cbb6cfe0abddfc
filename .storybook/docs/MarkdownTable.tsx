import { CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { BookLink } from '../scope/BookLink';

/** On a phone a wide table scrolls sideways: by the keys too. */
// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
const ScrollableTable = (props: ComponentProps<'table'>) => <table {...props} tabIndex={0} />;

// What is given takes the place of all of Storybook’s own.
const options = {
  overrides: { ...HeadersMdx, code: CodeOrSourceMdx, a: BookLink, table: ScrollableTable },
};

/** A table of a `.md` file, as the pages show it. */
export const MarkdownTable = ({ children }: { children: string }) => (
  <Markdown options={options}>{children}</Markdown>
);

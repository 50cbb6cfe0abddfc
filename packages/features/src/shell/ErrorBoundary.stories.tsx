import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';

function Broken(): never {
  throw new Error('The scoreboard came down.');
}

const meta = {
  title: 'Shell/Connected/ErrorBoundary',
  component: ErrorBoundary,
  render: (props) => <ErrorBoundary {...props} />,
} satisfies Meta<ErrorBoundaryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingWentWrong: Story = { args: { children: <Broken /> } };

function NeverComing(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/Clubs-1.js');
}

/** Browsers have words of their own for it, which nobody is to read. */
export const CodeDidNotCome: Story = {
  args: { children: <NeverComing /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page could not be loaded\./)).toBeVisible();
  },
};

export const NothingWrong: Story = { args: { children: <p>All is well.</p> } };

/** Nothing stands around it: the screen brings its own landmark. */
export const WholePage: Story = {
  parameters: { layout: 'fullscreen' },
  args: { isPage: true, children: <Broken /> },
};

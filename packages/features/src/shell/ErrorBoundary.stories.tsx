import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';

function Broken(): never {
  throw new Error('The scoreboard came down.');
}

const meta = {
  title: 'Shell/Connected/ErrorBoundary',
  render: (props) => <ErrorBoundary {...props} />,
} satisfies Meta<ErrorBoundaryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingWentWrong: Story = { args: { children: <Broken /> } };

export const NothingWrong: Story = { args: { children: <p>All is well.</p> } };

/** Nothing stands around it: the screen brings its own landmark. */
export const WholePage: Story = {
  parameters: { layout: 'fullscreen' },
  args: { isPage: true, children: <Broken /> },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UnsentNote } from './UnsentNote';

const meta = {
  title: 'Primitives/UnsentNote',
  component: UnsentNote,
  args: { onRetry: fn(), onDiscard: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UnsentNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSent: Story = {};
export const Refused: Story = { args: { reason: 'Members only.' } };
export const Waiting: Story = { args: { isWaiting: true } };
export const SendingAgain: Story = { args: { isPending: true } };
export const WithoutDiscard: Story = { args: { onDiscard: undefined } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <UnsentNote {...args} />
      <UnsentNote {...args} reason={'The club takes no posts before the race. '.repeat(4)} />
      <UnsentNote {...args} isWaiting />
      <UnsentNote {...args} isPending />
    </div>
  ),
};

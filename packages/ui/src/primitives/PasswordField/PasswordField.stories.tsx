import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: 'hunter22', onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <PasswordField {...args} />
    </div>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' })),
};
export const Invalid: Story = {
  args: { value: 'abc', errorMessage: 'Password must be at least 6 characters' },
};
export const Disabled: Story = { args: { isDisabled: true } };

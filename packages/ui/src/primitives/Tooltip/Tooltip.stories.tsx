import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    content: 'Email changes are disabled for now.',
    placement: 'bottom',
    children: <Button>Email Address</Button>,
  },
  render: (args) => (
    <div style={{ minHeight: 140 }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = { args: { isOpen: true } };
export const LongWords: Story = {
  args: {
    isOpen: true,
    content: 'Sum of all motos; a missing moto counts 999; a tie goes to the better single moto.',
  },
};
/** With the keyboard it shows at once; Escape hides it and leaves the focus. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Email Address' })).toHaveFocus();
  },
};

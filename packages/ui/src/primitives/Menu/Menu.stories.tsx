import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Menu } from './Menu';

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    trigger: <IconButton label="Post actions" icon={<Icon name="menu" />} />,
    onAction: fn(),
    placement: 'bottom start',
    items: [
      { id: 'share', label: 'Share', icon: <Icon name="share" /> },
      { id: 'edit', label: 'Edit', icon: <Icon name="edit" />, isDisabled: true },
      { id: 'delete', label: 'Delete', icon: <Icon name="trash" />, tone: 'critical' },
    ],
  },
  render: (args) => (
    <div style={{ minHeight: 220 }}>
      <Menu {...args} />
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await expect(
      await within(document.body).findByRole('menuitem', { name: 'Delete' }),
    ).toBeVisible();
  },
};
export const ChosenWithTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Post actions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(within(document.body).getByRole('menuitem', { name: 'Share' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
  },
};

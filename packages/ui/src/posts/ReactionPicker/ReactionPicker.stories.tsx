import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ThemeScope } from '../../primitives/ThemeScope';
import { ReactionPicker } from './ReactionPicker';

const meta = {
  title: 'Posts/ReactionPicker',
  component: ReactionPicker,
  args: { value: null, onSelect: fn(), onClose: fn() },
} satisfies Meta<typeof ReactionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const LoveChosen: Story = { args: { value: 'love' } };

export const Keyboard: Story = {
  args: { shouldFocus: true },
  play: async ({ args, canvasElement }) => {
    const menu = within(canvasElement);
    await expect(menu.getByRole('menuitemradio', { name: 'Like' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(menu.getByRole('menuitemradio', { name: 'Clown' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('haha');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NarrowScreen: Story = {
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <ReactionPicker {...args} />
    </div>
  ),
};
export const RightToLeft: Story = {
  args: { shouldFocus: true },
  render: (args) => (
    <ThemeScope dir="rtl">
      <ReactionPicker {...args} />
    </ThemeScope>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('menuitemradio', { name: 'Love' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <ReactionPicker {...args} />
      <ReactionPicker {...args} value="like" />
      <ReactionPicker {...args} value="clown" />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostEditor } from './PostEditor';

const meta = {
  title: 'Posts/PostEditor',
  component: PostEditor,
  args: { value: 'Well ridden.', onChange: fn(), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof PostEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Emptied: Story = { args: { value: '' } };
export const TooLong: Story = { args: { value: 'Well ridden. '.repeat(40) } };
export const Saving: Story = { args: { isPending: true } };
export const Refused: Story = { args: { errorMessage: 'This word is not allowed here.' } };
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PostEditor {...args} />
      <PostEditor {...args} value="" labels={{ label: 'Emptied post' }} />
      <PostEditor {...args} isPending labels={{ label: 'Post being saved' }} />
      <PostEditor {...args} errorMessage="Not here." labels={{ label: 'Refused post' }} />
    </div>
  ),
};

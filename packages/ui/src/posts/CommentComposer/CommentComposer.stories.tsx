import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CommentComposer } from './CommentComposer';

const meta = {
  title: 'Posts/CommentComposer',
  component: CommentComposer,
  args: { value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof CommentComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { value: 'Well ridden.' } };
export const SeveralLines: Story = { args: { value: 'Well ridden.\nAnd the weather held.' } };
export const Sending: Story = { args: { value: 'Well ridden.', isPending: true } };
export const Replying: Story = {
  args: { purpose: { kind: 'reply', name: 'Ben Torres' }, onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Editing: Story = {
  args: { value: 'Well ridden.', purpose: { kind: 'edit' }, onCancel: fn() },
};
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';
const lap = new File([svg], 'lap.svg', { type: 'image/svg+xml' });
const choice = {
  items: [],
  onAdd: fn(),
  onRemove: fn(),
  onAltChange: fn(),
};
export const WithPictures: Story = { args: { pictures: choice } };
export const PictureChosen: Story = {
  args: {
    pictures: { ...choice, items: [{ id: 'a', file: lap, alt: 'The start' }] },
  },
};
export const PictureRefused: Story = {
  args: { pictures: choice, pictureErrors: { image: 'The picture is too large.' } },
};
export const WithNotice: Story = {
  args: {
    value: 'Are you coming, @ben_torres?',
    notice: '@ben_torres is not a member of this club and will not be notified.',
  },
};
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CommentComposer {...args} />
      <CommentComposer {...args} value="Well ridden." labels={{ label: 'Written comment' }} />
      <CommentComposer
        {...args}
        value="Well ridden."
        isPending
        labels={{ label: 'Comment on its way' }}
      />
    </div>
  ),
};

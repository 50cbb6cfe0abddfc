import type { Meta, StoryObj } from '@storybook/react-vite';
import { CutNote } from './CutNote';

const meta = {
  title: 'Primitives/CutNote',
  component: CutNote,
  args: { cutAt: 5_000 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CutNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 200 }}>
      <CutNote cutAt={1} />
      <CutNote cutAt={500} />
      <CutNote cutAt={100_000} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BringIntoView } from './BringIntoView';

const meta = {
  title: 'Primitives/BringIntoView',
  component: BringIntoView,
  args: { scrollKey: 'opened', children: <p>Led here by a link.</p> },
} satisfies Meta<typeof BringIntoView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Led here by a link.').parentElement,
    ).toHaveFocus();
  },
};

export const OneOfSeveral: Story = {
  args: {
    children: (
      <>
        <p>Before</p>
        <p aria-current="true">Led here by a link.</p>
        <p>After</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Led here by a link.')).toHaveFocus();
  },
};

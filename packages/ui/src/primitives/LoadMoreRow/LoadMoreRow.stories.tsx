import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { LoadMoreRow } from './LoadMoreRow';

const meta = {
  title: 'Primitives/LoadMoreRow',
  component: LoadMoreRow,
  args: { children: <Button>Load more</Button> },
} satisfies Meta<typeof LoadMoreRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  args: {
    children: (
      <Button isPending pendingLabel="Loading more…">
        Load more
      </Button>
    ),
  },
};

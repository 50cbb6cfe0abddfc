import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeClubline } from '../testing';
import { PlaceholderScreen, type PlaceholderScreenProps } from './PlaceholderScreen';

const meta = {
  title: 'Shell/Connected/PlaceholderScreen',
  component: PlaceholderScreen,
  render: (props: PlaceholderScreenProps) => (
    <FakeClubline>
      <PlaceholderScreen {...props} />
    </FakeClubline>
  ),
} satisfies Meta<typeof PlaceholderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ExploreFeed: Story = { args: { page: 'explore' } };
export const Messages: Story = { args: { page: 'messages' } };
export const RightToLeft: Story = { args: { page: 'explore' }, globals: { direction: 'rtl' } };

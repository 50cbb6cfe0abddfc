import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeClubline } from '../testing';
import { PlaceholderScreen } from './PlaceholderScreen';

const meta = {
  title: 'Shell/Connected/PlaceholderScreen',
  component: PlaceholderScreen,
  render: (props) => (
    <FakeClubline>
      <PlaceholderScreen {...props} />
    </FakeClubline>
  ),
} satisfies Meta<typeof PlaceholderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = { args: { page: 'messages' } };
export const RightToLeft: Story = { args: { page: 'messages' }, globals: { direction: 'rtl' } };

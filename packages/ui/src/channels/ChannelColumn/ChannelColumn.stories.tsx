import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CommentComposer } from '../../posts';
import { ChannelMessageList } from '../ChannelMessageList';
import { messages } from '../ChannelMessageList/ChannelMessageList.fixtures';
import { ChannelColumn } from './ChannelColumn';

const meta = {
  title: 'Channels/ChannelColumn',
  component: ChannelColumn,
  args: {
    children: (
      <>
        <ChannelMessageList label="Race day" messages={messages} onLoadOlder={fn()} />
        <CommentComposer value="" onChange={fn()} onSubmit={fn()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: 480, maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChannelColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

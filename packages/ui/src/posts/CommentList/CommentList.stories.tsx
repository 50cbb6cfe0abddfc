import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CommentList } from './CommentList';
import { comments } from './CommentList.fixtures';

const accessibility = `
**Keys.** Tab through the button for earlier comments and the links of names and mentions.

**Roles.** A list, answers as a list inside; times are “time” elements with their date.

**Tested.** axe in three themes. **Not tested.** With a screen reader in a person’s hands.
`;

const meta = {
  title: 'Posts/CommentList',
  component: CommentList,
  parameters: { docs: { description: { component: accessibility } } },
  args: { comments, hrefForMention: (username: string) => `/profile/${username}` },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 608 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comments: Story = {};
export const Empty: Story = { args: { comments: [] } };
export const Loading: Story = { args: { comments: [], status: 'loading' } };
export const LoadingKnownNumber: Story = {
  args: { comments: [], status: 'loading', expectedCount: comments.length },
};
export const LoadFailed: Story = { args: { comments: [], status: 'error', onRetry: fn() } };
export const OlderComments: Story = { args: { hasOlder: true, onLoadOlder: fn() } };
export const OlderLoading: Story = { args: { hasOlder: true, olderStatus: 'loading' } };
export const OlderFailed: Story = {
  args: { hasOlder: true, olderStatus: 'error', onLoadOlder: fn() },
};
export const Sending: Story = {
  args: { comments: comments.slice(0, 1).map((comment) => ({ ...comment, isSending: true })) },
};
export const NotSent: Story = {
  args: {
    comments: comments
      .slice(0, 1)
      .map((comment) => ({ ...comment, unsent: { onRetry: fn(), onDiscard: fn() } })),
  },
};
export const UnknownAuthor: Story = {
  args: { comments: comments.slice(0, 1).map((comment) => ({ ...comment, author: { name: '' } })) },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <CommentList {...args} />
    </div>
  ),
};
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <CommentList {...args} />
      <CommentList {...args} hasOlder olderStatus="error" />
      <CommentList {...args} comments={[]} />
      <CommentList {...args} comments={[]} status="loading" />
      <CommentList {...args} comments={[]} status="error" onRetry={fn()} />
    </div>
  ),
};

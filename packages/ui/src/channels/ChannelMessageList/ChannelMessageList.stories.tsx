import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChannelMessageList } from './ChannelMessageList';
import { manyMessages, messages } from './ChannelMessageList.fixtures';
import { pictures } from '../../primitives/Lightbox/Lightbox.fixtures';

const meta = {
  title: 'Channels/ChannelMessageList',
  component: ChannelMessageList,
  args: { label: 'Race day', messages, onLoadOlder: fn() },
  decorators: [
    (Story, { name }) => (
      <div style={{ blockSize: name === 'All States' ? 1260 : 420, maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChannelMessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {};
export const Empty: Story = { args: { messages: [], onWrite: fn() } };
export const Loading: Story = { args: { messages: [], status: 'loading' } };
export const LoadFailed: Story = { args: { messages: [], status: 'error', onRetry: fn() } };
export const LoadingOlder: Story = {
  args: { messages: manyMessages, hasOlder: true, olderStatus: 'loading' },
};
export const OlderFailed: Story = { args: { hasOlder: true, olderStatus: 'error' } };
/** A link has led far back: later messages come below, and a button leads to the newest. */
export const FarBack: Story = {
  args: { messages: manyMessages, hasOlder: true, hasNewer: true, onToNewest: fn() },
};
/** Where a link has led far back, and others have written since. */
export const NewMessagesElsewhere: Story = {
  args: {
    messages: manyMessages,
    hasOlder: true,
    hasNewer: true,
    hasUnread: true,
    onToNewest: fn(),
  },
};
export const LoadingNewer: Story = {
  args: { ...FarBack.args, newerStatus: 'loading' },
};
export const NewerFailed: Story = {
  args: { ...FarBack.args, newerStatus: 'error' },
};
export const LongConversation: Story = { args: { messages: manyMessages } };
/** What one person says in five minutes has their name once; a line is above what is new. */
export const GroupedWithNewLine: Story = {
  args: {
    messages: [
      ...messages,
      ...['Bring a towel.', 'And coffee for two, the kiosk opens late.', 'See you there.'].map(
        (content, index) => ({
          ...messages[2]!,
          id: `group-${index}`,
          content,
          dateTime: `2025-10-08T17:5${6 + index}:00.000Z`,
          isEdited: index === 1,
          reaction: messages[0]!.reaction,
        }),
      ),
    ],
    unreadFrom: 'group-0',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Ben Torres' })).toHaveLength(3);
  },
};
export const NewMessages: Story = {
  args: { messages: manyMessages.slice(0, 39) },
  render: function Render(args) {
    const [count, setCount] = useState(39);
    return (
      <>
        <ChannelMessageList {...args} messages={manyMessages.slice(0, count)} />
        <button type="button" onClick={() => setCount(40)} style={{ blockSize: 44 }}>
          One message arrives
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log');
    log.scrollTop = 200;
    await waitFor(() =>
      expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeGreaterThan(200),
    );
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'One message arrives' }));
    await expect(await canvas.findByRole('button', { name: 'New messages' })).toBeVisible();
  },
};
export const Sending: Story = {
  args: {
    messages: messages.map((message, index) =>
      index === 2 ? { ...message, isSending: true } : message,
    ),
  },
};
export const NotSent: Story = {
  args: {
    messages: messages.map((message, index) =>
      index === messages.length - 1
        ? { ...message, reaction: undefined, unsent: { onRetry: fn(), onDiscard: fn() } }
        : message,
    ),
  },
};
export const Pictures: Story = {
  args: {
    messages: [
      { ...messages[0]!, mediaUrls: pictures, mediaAlts: ['Waves on a green lake.'] },
      { ...messages[1]!, content: '', mediaUrls: pictures.slice(0, 1) },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Open picture 1: Waves on a green lake.' }),
    );
    await expect(
      within(await screen.findByRole('dialog')).getByRole('img', {
        name: 'Waves on a green lake.',
      }),
    ).toBeVisible();
  },
};
export const Edited: Story = {
  args: {
    messages: messages.map((message, index) =>
      index === 1 ? { ...message, isEdited: true } : message,
    ),
  },
};
export const Editable: Story = {
  args: {
    messages: messages.map((message) => ({ ...message, canEdit: message.isOwn ?? false })),
    onEdit: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit your message' }));
    await expect(args.onEdit).toHaveBeenCalledWith('m2');
  },
};
const deletable = messages.map((message) => ({ ...message, canDelete: true }));
export const Deletable: Story = {
  args: { messages: deletable, onDelete: fn() },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getAllByRole('button', { name: /^Delete the message by/ })[0]!
      .focus();
  },
};
export const DeleteQuestion: Story = {
  args: { messages: deletable, onDelete: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getAllByRole('button', { name: /^Delete the message by/ })[0]!,
    );
    await expect(await screen.findByText('Delete this message?')).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ blockSize: '100%' }}>
      <ChannelMessageList {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateRows: 'repeat(3, 400px)', gap: 16 }}>
      <ChannelMessageList {...args} />
      <ChannelMessageList {...args} label="Empty" messages={[]} />
      <ChannelMessageList {...args} label="Failed" messages={[]} status="error" onRetry={fn()} />
    </div>
  ),
};

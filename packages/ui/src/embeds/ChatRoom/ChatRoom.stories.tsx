import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatRoom } from './ChatRoom';
import type { ChatRoomProps } from './ChatRoom.types';
import {
  conversation,
  longConversation,
  ownStates,
  viewer,
  fromPartners,
} from './ChatRoom.fixtures';

const meta = {
  title: 'Chat/ChatRoom',
  component: ChatRoom,
  parameters: { embed: { texts: ['chatRoom'], hasLocale: true } },
  args: {
    messages: conversation,
    connection: 'online',
    onlineCount: 128,
    viewer,
    title: 'World Finals live',
    locale: 'en-GB',
    timeZone: 'Europe/London',
    hrefFor: (username) => `#/profile/${username}`,
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('128 online')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(field, '  Hello there  {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Hello there');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Connecting: Story = {
  args: { connection: 'connecting', onlineCount: null, messages: [], isLoadingHistory: true },
};

export const Reconnecting: Story = { args: { connection: 'reconnecting', onlineCount: null } };

export const Offline: Story = {
  args: { connection: 'offline', onlineCount: null, onRetryConnection: fn() },
};

/** Nobody has been in the room yet, and trying goes on; Retry does not wait for it. */
export const Unreachable: Story = {
  args: {
    messages: [],
    connection: 'offline',
    onlineCount: null,
    problem: 'unreachable',
    onRetryConnection: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The chat cannot be reached right now.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryConnection).toHaveBeenCalledTimes(1);
  },
};

export const UnknownRoom: Story = {
  args: { messages: [], connection: 'offline', onlineCount: null, problem: 'unknownRoom' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'There is no such chat.',
    );
  },
};

/** Who is signed in on the page could not be signed in here, and reads along. */
export const SignInFailed: Story = {
  args: { viewer: null, onSignIn: fn(), problem: 'signInFailed', onRetryConnection: fn() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'You could not be signed in.',
    );
  },
};

/**
 * Who was removed reads along; what they were writing, and what had not been sent, stays, to be
 * read and copied.
 */
export const Removed: Story = {
  args: {
    viewer: null,
    problem: 'removed',
    messages: [...conversation, { ...conversation[4]!, id: 'unsent', state: 'failed' }],
    onRetry: undefined,
  },
  render: function Removed(args) {
    const [isRemoved, setRemoved] = useState(false);
    return (
      <>
        <ChatRoom {...args} {...(!isRemoved && { viewer, problem: null })} />
        <button type="button" onClick={() => setRemoved(true)}>
          Remove them
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'What I was about to say');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove them' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You were removed from this chat.');
    await expect(canvas.getByText('You can read along here, but not write.')).toBeVisible();
    await expect(field).toHaveValue('What I was about to say');
    await expect(canvas.getByText('Not sent')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};

/** Nobody can sign in here: people read that they may read, in place of the field. */
export const ReadOnly: Story = {
  args: { viewer: null, isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You can read along here, but not write.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const ReadOnlyAndEmpty: Story = { args: { viewer: null, isReadOnly: true, messages: [] } };

/** The server takes no more for now: one notice for all that waits. */
export const Paused: Story = {
  args: { pauseSeconds: 17 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Busy. What you write now is sent in 17 s',
    );
  },
};

export const OnlineWithoutACount: Story = { args: { onlineCount: null } };

export const Empty: Story = { args: { messages: [], onlineCount: 1 } };

export const WithClose: Story = { args: { onClose: fn() } };

export const SignedOut: Story = {
  args: { viewer: null, connection: 'signedOut', messages: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Signed out')).toBeVisible();
    await expect(canvas.getByText('This chat is not public.')).toBeVisible();
    await userEvent.type(canvas.getByPlaceholderText('Sign in to chat'), 'Hello{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You must be signed in to send messages.',
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A room that everybody may read: only writing needs an account. */
export const ReadingWithoutAnAccount: Story = { args: { viewer: null } };

export const ReadingWithAWayToSignIn: Story = {
  args: { viewer: null, onSignIn: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in to chat' }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};

/** From 200 characters below the limit on it is said how many are left. */
export const NearTheLimit: Story = {
  args: { maxLength: 2_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.paste('a'.repeat(1_990));
    await expect(canvas.getByText('Characters left: 10')).toBeVisible();
  },
};

/** What is too long is never cut: it says by how much, and stays until it is short enough. */
export const TooLong: Story = {
  args: { maxLength: 2_000 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(10_000));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Too long by 8000 characters')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Not sent: too long. Shorten it first.',
    );
    await expect(field).toHaveValue('a'.repeat(10_000));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Web addresses lead out, in a tab of their own that is told nothing. */
export const WithLinks: Story = {
  args: {
    messages: conversation.map((message, index) =>
      index % 2
        ? message
        : { ...message, text: 'Start list: https://example.com/finals/2025?day=monday#moto-1.' },
    ),
  },
};

/** A line above the first message that came in while one was away. */
export const UnreadLine: Story = {
  args: { unreadFrom: 'm4' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Unread from here')).toBeVisible();
  },
};

export const OwnMessageStates: Story = {
  args: { messages: [...conversation.slice(2, 4), ...ownStates] },
  play: async ({ args, canvasElement }) => {
    const [retry] = within(canvasElement).getAllByRole('button', { name: 'Retry' });
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith('own-uncertain');
  },
};

export const BrokenPictures: Story = {
  args: {
    messages: conversation.map((message) => ({
      ...message,
      avatarUrl: 'data:image/png;base64,broken',
    })),
  },
};

/** Somebody without an account here, beside the reader's own message from the same partner. */
export const FromPartners: Story = {
  args: { messages: fromPartners, hrefFor: (username) => `/profile/${username}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('from Harbour News')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Mia Lund' })).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    title:
      'The quarter-final of the very long championship of ' +
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    onClose: fn(),
    messages: conversation.map((message) => ({
      ...message,
      username: `${message.username}_of_the_house_of_extremely_long_names`,
      text: `${message.text} ${'aaaaaaaaaa'.repeat(9)}`,
    })),
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'غرفة الدردشة',
    messages: [
      ...conversation,
      {
        id: 'ar',
        userId: 'u-ar',
        username: 'ليلى',
        text: 'سباق رائع اليوم!',
        sentAt: '2025-10-08T17:45:00.000Z',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

const messagesOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: /^Messages,/ });

/** Scrolls back, then two messages come in: the place is kept and the pill counts them. */
export const NewMessagesWhileReadingBack: Story = {
  args: { messages: longConversation(80) },
  render: function Render(args: ChatRoomProps) {
    const [more, setMore] = useState(0);
    return (
      <>
        <ChatRoom {...args} messages={longConversation(80 + more)} />
        <button
          type="button"
          onClick={() => setMore((count) => count + 2)}
          style={{ blockSize: 44 }}
        >
          Two messages arrive
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = messagesOf(canvasElement);
    box.scrollTop = 600;
    await waitFor(() =>
      expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeGreaterThan(100),
    );
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const before = box.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Two messages arrive' }));
    const pill = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(Math.abs(box.scrollTop - before)).toBeLessThanOrEqual(1);
    await userEvent.click(pill);
    await waitFor(() =>
      expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThanOrEqual(1),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Two messages arrive' }));
    await waitFor(() =>
      expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThanOrEqual(1),
    );
    await expect(canvas.queryByRole('button', { name: /new message/ })).toBeNull();
  },
};

/** The pill with its count, before it is pressed. */
export const NewMessagesPill: Story = {
  ...NewMessagesWhileReadingBack,
  play: async ({ canvasElement }) => {
    const box = messagesOf(canvasElement);
    box.scrollTop = 600;
    await waitFor(() =>
      expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeGreaterThan(100),
    );
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Two messages arrive' }),
    );
    await expect(
      await within(canvasElement).findByRole('button', { name: '2 new messages' }),
    ).toBeVisible();
  },
};

/** What assistive technology hears: one sentence for all that came in two seconds. */
export const SeveralReadOut: Story = {
  ...NewMessagesWhileReadingBack,
  tags: ['takes-seconds'],
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Two messages arrive' }),
    );
    await waitFor(
      () =>
        expect(within(canvasElement).getByRole('log')).toHaveTextContent(
          /^2 new messages\. The latest from /,
        ),
      { timeout: 5_000 },
    );
  },
};

export const OlderMessagesOffered: Story = {
  args: { messages: longConversation(12), hasOlder: true, onLoadOlder: fn() },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Load older messages' }),
    ).toBeInTheDocument();
  },
};

/** Fifty older messages are put before the list while it is scrolled to the very top. */
export const OlderMessagesKeepThePlace: Story = {
  args: { messages: longConversation(60), hasOlder: true },
  render: function Render(args: ChatRoomProps) {
    const [older, setOlder] = useState(0);
    return (
      <ChatRoom
        {...args}
        messages={longConversation(60 + older, -older)}
        hasOlder={older === 0}
        onLoadOlder={() => setOlder(50)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = messagesOf(canvasElement);
    box.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText('Message -1')).toBeInTheDocument());
    const row = canvas.getByText(/^Message 0 /);
    // What stood at the top edge still stands there, give or take the button that went away.
    await waitFor(() =>
      expect(
        Math.abs(row.getBoundingClientRect().top - box.getBoundingClientRect().top),
      ).toBeLessThan(140),
    );
  },
};

export const FiveThousandMessages: Story = {
  args: { messages: longConversation(5_000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeLessThanOrEqual(80);
    await expect(within(canvasElement).getByText('Message 4999')).toBeVisible();
  },
};

/** Every state on one page. */
export const AllStates: Story = {
  decorators: [(Story) => <Story />],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
        inlineSize: 'min(1280px, calc(100vw - 48px))',
      }}
    >
      <ChatRoom
        {...args}
        title="Connecting"
        connection="connecting"
        messages={[]}
        isLoadingHistory
      />
      <ChatRoom {...args} title="Online" onClose={fn()} />
      <ChatRoom {...args} title="Reconnecting" connection="reconnecting" />
      <ChatRoom {...args} title="Offline" connection="offline" />
      <ChatRoom
        {...args}
        title="Unreachable"
        messages={[]}
        connection="offline"
        problem="unreachable"
        onRetryConnection={fn()}
      />
      <ChatRoom {...args} title="Empty" messages={[]} />
      <ChatRoom {...args} title="Signed out" viewer={null} connection="signedOut" messages={[]} />
      <ChatRoom {...args} title="Own messages" messages={ownStates} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createBadNetwork,
  networkScripts,
  type NetworkScript,
  type NetworkScriptName,
} from '../testing/networkFaults';
import { authFake, createFakeBackend, FakeClubline, FakeReply, type FakeBackend } from '../testing';
import { chatControl, chatFake, type ChatFakeOptions } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { ChatRoomContainer } from './ChatRoomContainer';

const backendWith = (options: ChatFakeOptions = {}, prepare?: (backend: FakeBackend) => void) => {
  const backend = createFakeBackend({
    areas: [authFake(), chatFake({ history: chatHistory, hasAdditions: true, ...options })],
  });
  prepare?.(backend);
  return backend;
};

interface RoomProps {
  make: () => FakeBackend;
  isSignedOut?: boolean;
  controls?: boolean;
  /** Plays this script on the network of the person in front of the page, from now on. */
  network?: NetworkScriptName;
  /**
   * A script of one's own, in place of `network`: `[{ "at": 1000, "fault": "drop", "forMs": 5000
   * }]`.
   */
  script?: NetworkScript;
}

function Room({
  make,
  isSignedOut = false,
  controls = false,
  network = 'calm',
  script,
}: RoomProps) {
  const [{ backend, bad }] = useState(() => {
    const server = make();
    return {
      backend: server,
      bad: createBadNetwork({ fetch: server.fetch, socketFactory: server.socketFactory }),
    };
  });
  const control = chatControl(backend);
  useEffect(() => bad.start(script ?? networkScripts[network]), [bad, network, script]);
  return (
    <FakeClubline
      backend={backend}
      config={{ fetch: bad.fetch, socketFactory: bad.socketFactory }}
      {...(isSignedOut && { user: null })}
    >
      <div style={{ maxInlineSize: 480 }}>
        <ChatRoomContainer
          roomId="aqua_world_finals_2025"
          title="World Finals live"
          locale="en-GB"
          timeZone="Europe/London"
        />
        {controls && (
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <button type="button" onClick={() => control.say('Somebody says hello')}>
              Somebody writes
            </button>
            <button type="button" onClick={() => control.drop(false)}>
              Network goes
            </button>
            <button type="button" onClick={() => control.comeBack()}>
              Network is back
            </button>
          </p>
        )}
      </div>
    </FakeClubline>
  );
}

const meta = {
  title: 'Chat/Connected/ChatRoomContainer',
  component: Room,
  subcomponents: { ChatRoomContainer },
  args: { make: () => backendWith(), network: 'calm' },
  argTypes: {
    make: { control: false },
    network: {
      control: 'select',
      options: Object.keys(networkScripts),
      description: 'What the network does from now on',
    },
    script: { control: 'object' },
  },
} satisfies Meta<typeof Room>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('42 online')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'Good luck everyone{Enter}',
    );
    await expect(await canvas.findByText('Good luck everyone')).toBeVisible();
    await expect(await canvas.findByText('Sent')).toBeInTheDocument();
  },
};

export const Connecting: Story = {
  args: {
    make: () =>
      backendWith({}, (backend) => void backend.hold('POST /live-chats/create-chat-room')),
  },
};

export const Empty: Story = { args: { make: () => backendWith({ history: [] }) } };

export const HistoryFailed: Story = {
  args: {
    make: () => backendWith({}, (backend) => backend.fail('GET /live-chats/messages/:matchId')),
  },
};

export const HistoryMissing: Story = {
  args: {
    make: () =>
      backendWith({ history: [] }, (backend) =>
        backend.fail(
          'GET /live-chats/messages/:matchId',
          new FakeReply(404, { statusCode: 404, error: 'Not Found', message: 'No such room.' }),
        ),
      ),
  },
};

export const SignedOut: Story = {
  args: { isSignedOut: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Signed out')).toBeVisible();
    await userEvent.type(canvas.getByPlaceholderText('Sign in to chat'), '{Enter}');
    await expect(
      await within(canvasElement.ownerDocument.body).findByText(
        'You must be signed in to send messages.',
      ),
    ).toBeVisible();
  },
};

export const WithoutAdditions: Story = {
  args: { make: () => backendWith({ hasAdditions: false }) },
};

/** Written without a network, sent once it is back. */
export const Reconnecting: Story = {
  args: { controls: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('42 online');
    await userEvent.click(canvas.getByRole('button', { name: 'Network goes' }));
    await expect(await canvas.findByText('Reconnecting…')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'Written in a tunnel{Enter}',
    );
    await expect(await canvas.findByText('Waiting for the connection')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Network is back' }));
    await expect(await canvas.findByText('42 online')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Written in a tunnel')).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByText('Waiting for the connection')).toBeNull());
  },
};

export const MessageRefused: Story = {
  args: { make: () => backendWith({ faults: ['refused'] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('42 online');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Too fast{Enter}');
    await expect(await canvas.findByText('Not sent: You are writing too fast.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Sent')).toBeInTheDocument();
  },
};

/**
 * Choose what goes wrong under Controls, or write a script; then write, and let others write,
 * meanwhile.
 */
export const BadNetwork: Story = {
  tags: ['takes-seconds'],
  args: {
    controls: true,
    script: [
      { at: 600, fault: 'duplicate', forMs: 4_000 },
      { at: 900, fault: 'drop', forMs: 900 },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('42 online');
    await expect(await canvas.findByText('Reconnecting…')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'Said in the gap{Enter}',
    );
    await expect(await canvas.findByText('42 online', {}, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Waiting for the connection')).toBeNull());
    await expect(canvas.getAllByText('Said in the gap')).toHaveLength(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useLiveRoom } from '../platform/liveRoom';
import { LiveRoomFailure } from './LiveRoomFailure';
import { authFake, createFakeBackend, FakeClubline } from '../testing';
import { chatControl, chatFake } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { LiveRoomProvider } from './LiveRoomProvider';

const ROOM = { roomId: 'aqua_world_finals_2025', title: 'World Finals live' };

function Join() {
  const live = useLiveRoom();
  return (
    <button type="button" onClick={() => live?.enter(ROOM)}>
      Join
    </button>
  );
}

function Site({ isMissing = false }: { isMissing?: boolean }) {
  const [backend] = useState(() =>
    createFakeBackend({
      areas: [authFake(), chatFake({ history: chatHistory, hasAdditions: true })],
    }),
  );
  const [path, setPath] = useState('/scores');
  return (
    <FakeClubline backend={backend}>
      <LiveRoomProvider path={path} hasPlace locale="en-GB" timeZone="Europe/London">
        <div style={{ minBlockSize: 700, padding: 16 }}>
          <p>{path}</p>
          <Join />
          <button type="button" onClick={() => setPath('/clubs/42')}>
            Another page
          </button>
          <button type="button" onClick={() => chatControl(backend).say('News from the dock')}>
            Somebody writes
          </button>
          {isMissing && <LiveRoomFailure />}
        </div>
      </LiveRoomProvider>
    </FakeClubline>
  );
}

const meta = {
  title: 'Shell/Connected/LiveRoomProvider',
  component: Site,
  subcomponents: { LiveRoomProvider },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

const join: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Join' }));
  await expect(await canvas.findByText('42 online')).toBeVisible();
};

export const Dock: Story = { play: join };
export const Sheet: Story = { play: join, globals: { viewport: { value: 'phone' } } };

/** Put away on one page, read on another: the line says from where on. */
export const UnreadOnAnotherPage: Story = {
  play: async (context) => {
    await join(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'half a sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody writes' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Live chat, 1 unread message' }),
    );
    await expect(canvas.getByText('Unread from here')).toBeVisible();
    await expect(canvas.getByDisplayValue('half a sentence')).toBeVisible();
  },
};

/** Its code did not come. */
export const NotLoaded: Story = {
  args: { isMissing: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Join' }));
    await expect(
      await within(document.body).findByText(
        'The live chat could not be loaded. Load the page again to try once more.',
      ),
    ).toBeVisible();
  },
};

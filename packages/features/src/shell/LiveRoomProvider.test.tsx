import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useLiveRoom } from '../platform/liveRoom';
import { LiveRoomFailure } from './LiveRoomFailure';
import { useClubline } from '../platform/provider';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createStoryClock,
  FakeClubline,
} from '../testing';
import { chatControl, chatFake } from '../testing/chat/chat.fake';
import { chatHistory } from '../testing/chat/chat.fixtures';
import { LiveRoomProvider } from './LiveRoomProvider';

// The dock's code comes when it is asked for; no test is about how long that takes.
beforeAll(() => import('../chat'));

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: isWide,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ROOM = { roomId: 'aqua_world_finals_2025', title: 'World Finals live' };

/** Two pages of a site, as far as the room is concerned. */
function Pages({ onGo }: { onGo: (path: string) => void }) {
  const live = useLiveRoom();
  const { session } = useClubline();
  return (
    <>
      <button type="button" onClick={() => live?.enter(ROOM)}>
        Join
      </button>
      <button type="button" onClick={() => live?.leave()}>
        Hide
      </button>
      <button type="button" onClick={() => onGo('/clubs/42')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => session.signOut()}>
        Sign out
      </button>
    </>
  );
}

function Site() {
  const [path, setPath] = useState('/scores');
  return (
    <LiveRoomProvider path={path} hasPlace locale="en-GB" timeZone="Europe/London">
      <Pages onGo={setPath} />
      <p>{path}</p>
    </LiveRoomProvider>
  );
}

function show({
  environment = createFakeEnvironment({ clock: createStoryClock() }),
  backend = createFakeBackend({
    areas: [authFake(), chatFake({ history: chatHistory, hasAdditions: true })],
  }),
} = {}) {
  const view = render(
    <FakeClubline backend={backend} environment={environment}>
      <Site />
    </FakeClubline>,
  );
  return { backend, environment, ...view };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const enter = async () => {
  await press('Join');
  await screen.findByText('42 online');
};
const say = (backend: Parameters<typeof chatControl>[0], words: string) =>
  act(() => chatControl(backend).say(words));

test('nothing is connected before one enters a room', () => {
  const { backend } = show();
  expect(backend.sockets.all).toEqual([]);
  expect(screen.queryByRole('button', { name: /Live chat/ })).toBeNull();
});

test('while the code of the room is on its way, a bar says so', async () => {
  show();
  fireEvent.click(button('Join'));
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await screen.findByText('42 online');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('on another page the room is the same, with its connection and what is written', async () => {
  const { backend } = show();
  await enter();
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'half a sentence');
  await press('Elsewhere');
  expect(screen.getByText('/clubs/42')).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'World Finals live' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBe(field);
  expect(screen.getByDisplayValue('half a sentence')).toBe(field);
  expect(backend.sockets.all).toHaveLength(1);
  expect(backend.sockets.all[0]?.sent.map(({ event }) => event)).toEqual(['joinRoom']);
});

test('put away it stays connected, and its button says how much is unread', async () => {
  const { backend } = show();
  await enter();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'kept');
  await press('Close');
  expect(document.activeElement).toBe(button('Join'));
  expect(button('Live chat').getAttribute('aria-expanded')).toBe('false');
  say(backend, 'one');
  expect(await screen.findByRole('button', { name: 'Live chat, 1 unread message' })).toBeTruthy();
  say(backend, 'two');
  expect(await screen.findByRole('button', { name: 'Live chat, 2 unread messages' })).toBeTruthy();

  await press(/^Live chat/);
  expect(screen.queryByRole('button', { name: /^Live chat/ })).toBeNull();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.at(-3)).toBe('Unread from here');
  expect(rows.at(-2)).toContain('one');
  expect(screen.getByDisplayValue('kept')).toBeTruthy();

  await userEvent.clear(screen.getByRole('textbox', { name: 'Message' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'thanks{Enter}');
  expect(screen.queryByText('Unread from here')).toBeNull();
  await press('Close');
  expect(button('Live chat')).toBeTruthy();
});

test('what comes in while the room is shown is not unread later', async () => {
  const { backend } = show();
  await enter();
  say(backend, 'seen at once');
  await screen.findByText('seen at once');
  await press('Close');
  await press('Live chat');
  expect(screen.queryByText('Unread from here')).toBeNull();
});

test('what comes in while one reads the room is not called unread', async () => {
  const { backend, environment } = show();
  await enter();
  await press('Close');
  await press('Live chat');
  say(backend, 'seen at once');
  await screen.findByText('seen at once');
  expect(screen.queryByText('Unread from here')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'thanks{Enter}');
  say(backend, 'welcome');
  await screen.findByText('welcome');
  expect(screen.queryByText('Unread from here')).toBeNull();

  environment.becomeHidden();
  say(backend, 'unseen');
  await screen.findByText('unseen');
  environment.becomeVisible();
  say(backend, 'seen after it');
  await screen.findByText('seen after it');
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.indexOf('Unread from here')).toBe(
    rows.findIndex((row) => row?.includes('unseen')) - 1,
  );
});

test('in a room that was empty, the first message is unread, too', async () => {
  const backend = createFakeBackend({ areas: [authFake(), chatFake({ history: [] })] });
  show({ backend });
  await enter();
  await press('Close');
  say(backend, 'first');
  await press('Live chat, 1 unread message');
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Unread from here');
});

test('the place outlives a reload of the page, for this person and room', async () => {
  const first = show();
  await enter();
  first.unmount();
  chatControl(first.backend).say('while away');
  show({ backend: first.backend, environment: first.environment });
  await enter();
  expect(screen.getAllByRole('listitem').at(-2)?.textContent).toBe('Unread from here');
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('while away');
});

test('what is half written is there again after a reload, until it is sent', async () => {
  const first = show();
  await enter();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'half a sentence');
  first.unmount();
  const second = show({ backend: first.backend, environment: first.environment });
  await enter();
  const field = screen.getByRole('textbox', { name: 'Message' });
  expect(field).toBe(screen.getByDisplayValue('half a sentence'));
  await userEvent.type(field, ' more{Enter}');
  await waitFor(() =>
    expect(chatControl(first.backend).stored().at(-1)?.message).toBe('half a sentence more'),
  );
  second.unmount();
  show({ backend: first.backend, environment: first.environment });
  await enter();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', '');
});

test('what came before one’s own message is read after a reload, whatever its time', async () => {
  // Two are written at once, and stored in another order than that of their times.
  const times = [3, 2, 9];
  const now = () => Date.parse('2025-10-04T10:00:00.000Z') + (times.shift() ?? 0);
  const backend = createFakeBackend({
    areas: [authFake(), chatFake({ history: [], hasAdditions: true, now })],
  });
  const first = show({ backend });
  await enter();
  say(backend, 'theirs');
  await screen.findByText('theirs');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'mine{Enter}');
  await waitFor(() => expect(chatControl(backend).stored()).toHaveLength(2));
  first.unmount();
  chatControl(backend).say('while away');
  show({ backend, environment: first.environment });
  await enter();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.indexOf('Unread from here')).toBe(
    rows.findIndex((row) => row?.includes('while away')) - 1,
  );
});

test('what is stored as the place and is none says nothing', async () => {
  const environment = createFakeEnvironment({ clock: createStoryClock() });
  environment.storage.local.set('cl_chat_seen_u-1_aqua_world_finals_2025', '{"sentAt":"soon"}');
  show({ environment });
  await enter();
  expect(screen.queryByText('Unread from here')).toBeNull();
});

test('hiding, the button beside the other, and signing out leave the room', async () => {
  const { backend } = show();
  const isLeft = (turn: number) =>
    waitFor(() => expect(backend.sockets.all[turn]?.sent.at(-1)?.event).toBe('leaveRoom'));
  await enter();
  await press('Hide');
  await isLeft(0);
  expect(screen.queryByRole('complementary')).toBeNull();
  await enter();
  await press('Close');
  await press('Leave the live chat');
  await isLeft(1);
  expect(screen.queryByRole('button', { name: 'Live chat' })).toBeNull();
  await enter();
  await press('Sign out');
  await isLeft(2);
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

test('after an @ those are offered who have written into the room', async () => {
  isWide = false;
  const { backend } = show();
  await enter();
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'look, @');
  const people = screen.getByRole('listbox', { name: 'People to mention' });
  const names = within(people)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(new Set(names).size).toBe(names.length);
  expect(names.join()).toMatch(/@\w/);
  expect(names.join()).not.toContain('@maya');
  await userEvent.type(field, 'ine');
  const [first] = within(people).getAllByRole('option');
  expect(first?.textContent).toContain('@ines');
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByDisplayValue('look, @ines')).toBe(field);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.getAttribute('aria-controls')).toBeNull();

  // From here on by events: what writes into the field is not seen by the test's keyboard.
  const write = (value: string) => fireEvent.input(field, { target: { value } });
  write('look, @ines @');
  expect(screen.getByRole('listbox')).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
  write('look, @ines ');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(chatControl(backend).stored().at(-1)?.message).toBe('look, @ines'));
});

test('on a phone it is a dialog: Escape, Close and another page put it away', async () => {
  isWide = false;
  show();
  await enter();
  const sheet = screen.getByRole('dialog', { name: 'World Finals live' });
  expect(document.activeElement).toBe(sheet);
  expect(button('Join').closest('[inert]')).not.toBeNull();
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Message' }), 'on the way');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Join'));
  expect(button('Join').closest('[inert]')).toBeNull();

  await press('Live chat');
  expect(screen.getByDisplayValue('on the way')).toBeTruthy();
  await press('Close');
  expect(document.activeElement).toBe(button('Live chat'));

  await press('Live chat');
  act(() => screen.getByText('Elsewhere').click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Live chat')).toBeTruthy();
});

test('where the code of the room does not come it says so, and one is in no room', async () => {
  render(
    <FakeClubline>
      <LiveRoomProvider path="/scores">
        <Pages onGo={() => {}} />
        <LiveRoomFailure />
      </LiveRoomProvider>
    </FakeClubline>,
  );
  await press('Join');
  expect(
    await screen.findByText(
      'The live chat could not be loaded. Load the page again to try once more.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Live chat/ })).toBeNull();
});

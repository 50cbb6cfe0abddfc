import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  ben,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  FakeReply,
  minutesAgo,
  type ClubsFakeOptions,
  type FakeBackend,
} from '../../../testing';
import { joined, openClub, type OpenClubOptions } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

type StoredMessage = NonNullable<ClubsFakeOptions['messages']>[number];

const READ = 'PUT /club-channels/:channelId/read';
const message = (id: string, minutes: number, channelId = 'ch1', sender = ben): StoredMessage => ({
  id,
  channelId,
  content: `Message ${id}`,
  createdAt: minutesAgo(minutes),
  mediaUrls: [],
  sender,
});
const channels = [
  { id: 'ch1', name: 'lounge' },
  { id: 'ch2', name: 'match-day' },
];
const open = (options: OpenClubOptions = {}) => {
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  const { backend, unmount } = openClub(
    {
      clubs: [joined({ channels })],
      messages: [message('m1', 9), message('m2', 8), message('m3', 7, 'ch2')],
      embeds: true,
      readUpTo: { ch1: minutesAgo(30), ch2: minutesAgo(30) },
      ...options,
    },
    {},
    { environment },
  );
  const pass = (ms: number) => act(() => clock.advance(ms));
  return { backend, environment, pass, unmount };
};
const tab = (name: string) => screen.findByRole('tab', { name });
const marks = (backend: FakeBackend) => backend.callsTo(READ).map(({ body }) => body);
const connected = ({ sockets }: FakeBackend) =>
  waitFor(() => expect(sockets.all.at(-1)?.connected).toBe(true));
const tell = ({ sockets }: FakeBackend, said: StoredMessage) => {
  const { channelId, ...created } = said;
  const event = {
    clubId: 'c1',
    channelId,
    message: { ...created, reaction: null, reactionCount: 0 },
  };
  act(() => sockets.broadcast('channelMessageCreated', event));
};

test('a channel whose messages could not be loaded again does not stay behind', async () => {
  const { backend, pass } = open();
  await userEvent.click(await tab('lounge, 2 unread'));
  await screen.findByText('Message m2');
  await userEvent.click(await tab('match-day, 1 unread'));
  await screen.findByText('Message m3');
  const news = message('m4', 0);
  backend.handle('GET /club-channels/ch1/messages', () => ({ data: { messages: [news] } }));
  backend.fail('GET /club-channels/ch1/messages', new FakeReply(503), 1);
  await userEvent.click(await tab('lounge'));
  await screen.findByText('Message m2');
  expect(screen.queryByText('Message m4')).toBeNull();
  await pass(3_000);
  expect(await screen.findByText('Message m4')).toBeTruthy();
});

describe('unread messages of channels', () => {
  test('each channel says how many there are', async () => {
    open();
    expect(await tab('lounge, 2 unread')).toBeTruthy();
    expect(await tab('match-day, 1 unread')).toBeTruthy();
  });

  test('opening a channel marks it as read, and only that one', async () => {
    const { backend, pass } = open();
    await userEvent.click(await tab('lounge, 2 unread'));
    await screen.findByText('Message m2');
    await pass(1_000);
    await waitFor(() => expect(marks(backend)).toEqual([{ upTo: minutesAgo(8) }]));
    await userEvent.click(await tab('General'));
    expect(await tab('lounge')).toBeTruthy();
    expect(await tab('match-day, 1 unread')).toBeTruthy();
  });

  test('a channel that is left at once is marked then', async () => {
    const { backend } = open();
    await userEvent.click(await tab('lounge, 2 unread'));
    await screen.findByText('Message m2');
    await userEvent.click(await tab('General'));
    expect(await tab('lounge')).toBeTruthy();
    expect(marks(backend)).toHaveLength(1);
  });

  test('what comes into another channel counts, one’s own and what is open does not', async () => {
    const { backend, pass } = open({ readUpTo: { ch1: minutesAgo(0), ch2: minutesAgo(0) } });
    await userEvent.click(await tab('lounge'));
    await screen.findByText('Message m2');
    await connected(backend);
    tell(backend, message('m4', -1));
    tell(backend, message('m5', -1, 'ch2'));
    await pass(250);
    expect(await tab('match-day, 1 unread')).toBeTruthy();
    expect(await tab('lounge')).toBeTruthy();
    tell(backend, message('m6', -2, 'ch2', demoUser));
    await pass(250);
    expect(await tab('match-day')).toBeTruthy();
  });

  test('a flood in the open channel is marked once in a while, and all of it', async () => {
    const { backend, pass } = open({ readUpTo: { ch1: minutesAgo(0), ch2: minutesAgo(0) } });
    await userEvent.click(await tab('lounge'));
    await screen.findByText('Message m2');
    await connected(backend);
    for (let n = 1; n <= 8; n += 1) {
      tell(backend, message(`n${n}`, -n));
      await pass(500);
    }
    await pass(5_000);
    await waitFor(() => expect(marks(backend).at(-1)).toEqual({ upTo: minutesAgo(-8) }));
    expect(marks(backend).length).toBeLessThanOrEqual(3);
  });

  test('nothing is marked while the page is hidden', async () => {
    const { backend, environment, pass } = open();
    await userEvent.click(await tab('lounge, 2 unread'));
    act(() => environment.becomeHidden());
    await screen.findByText('Message m2');
    await pass(10_000);
    expect(marks(backend)).toEqual([]);
    act(() => environment.becomeVisible());
    await pass(1_000);
    await waitFor(() => expect(marks(backend)).toHaveLength(1));
  });

  test('what is read on another page or device is read here', async () => {
    const { backend } = open();
    await tab('lounge, 2 unread');
    await connected(backend);
    const channel = { ...channels[0]!, unreadCount: 0, lastMessageAt: minutesAgo(8) };
    act(() => backend.sockets.broadcast('ownChannelRead', { clubId: 'c1', channel }));
    expect(await tab('lounge')).toBeTruthy();
  });

  test('a deleted message counts no more, and a gap of the connection is made up for', async () => {
    const { backend, pass } = open();
    await tab('lounge, 2 unread');
    await connected(backend);
    const details = (unreadCount: number) =>
      backend.handle('GET /clubs/:id/details', () => ({
        data: {
          clubName: 'Lakeside',
          owner: ben,
          isMember: true,
          channels: [{ ...channels[0], unreadCount }],
        },
      }));
    details(1);
    const gone = { clubId: 'c1', channelId: 'ch1', messageId: 'm2', reactionCount: null };
    act(() => backend.sockets.broadcast('channelMessageChanged', gone));
    await pass(250);
    expect(await tab('lounge, 1 unread')).toBeTruthy();
    details(7);
    act(() => backend.sockets.broadcast('eventsMissed', {}));
    await pass(1_000);
    expect(await tab('lounge, 7 unread')).toBeTruthy();
  });

  test('a deleted message of a channel that is read asks for nothing', async () => {
    const { backend, pass } = open({ readUpTo: { ch1: minutesAgo(0), ch2: minutesAgo(30) } });
    await tab('match-day, 1 unread');
    await connected(backend);
    const remove = (channelId: string, messageId: string) =>
      act(() =>
        backend.sockets.broadcast('channelMessageChanged', {
          clubId: 'c1',
          channelId,
          messageId,
          reactionCount: null,
        }),
      );
    const asked = () => backend.callsTo('GET /clubs/:id/details').length;
    const before = asked();
    remove('ch1', 'm2');
    await pass(250);
    expect(asked()).toBe(before);
    remove('ch2', 'm3');
    await pass(250);
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  test('a mark that fails leaves the count, and is made again with what comes next', async () => {
    const { backend, pass } = open({ prepare: (server) => server.fail(READ, 'network', 2) });
    await userEvent.click(await tab('lounge, 2 unread'));
    await screen.findByText('Message m2');
    await pass(1_000);
    await userEvent.click(await tab('General'));
    await userEvent.click(await tab('lounge, 2 unread'));
    await pass(1_000);
    await userEvent.click(await tab('General'));
    expect(await tab('lounge')).toBeTruthy();
    expect(marks(backend)).toHaveLength(3);
  });

  test('a plain backend shows no marks and is told nothing', async () => {
    const clubs = [joined({ channels })];
    const { backend } = openClub({ clubs, messages: [message('m1', 9)] });
    await userEvent.click(await tab('lounge'));
    await screen.findByText('Message m1');
    await userEvent.click(await tab('General'));
    expect(screen.queryByText(/unread/)).toBeNull();
    expect(marks(backend)).toEqual([]);
  });

  const lineBefore = (text: string) => {
    const row = screen.getByText(text).closest('[role=listitem]') as HTMLElement;
    return within(row).queryByText('New') !== null;
  };
  const write = async (words: string) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), words);
    await userEvent.keyboard('{Enter}');
  };

  test('a line stands before the first of them, while the channel is open', async () => {
    const { backend, pass } = open({ readUpTo: { ch1: minutesAgo(8.5), ch2: minutesAgo(0) } });
    await userEvent.click(await tab('lounge, 1 unread'));
    await screen.findByText('Message m2');
    expect(lineBefore('Message m1')).toBe(false);
    expect(lineBefore('Message m2')).toBe(true);
    await connected(backend);
    await pass(1_000);
    tell(backend, message('m4', -1));
    await pass(250);
    await screen.findByText('Message m4');
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(lineBefore('Message m2')).toBe(true);
    await userEvent.click(await tab('General'));
    await userEvent.click(await tab('lounge'));
    await screen.findByText('Message m2');
    expect(screen.queryByText('New')).toBeNull();
  });

  test('whoever writes has read what came before', async () => {
    open();
    await userEvent.click(await tab('lounge, 2 unread'));
    await screen.findByText('Message m1');
    expect(lineBefore('Message m1')).toBe(true);
    await write('Thanks');
    await screen.findByText('Thanks');
    expect(screen.queryByText('New')).toBeNull();
  });

  test('the line waits for the page on which the first of them is', async () => {
    const messages = Array.from({ length: 12 }, (_, at) => message(`n${at}`, 20 - at));
    open({ messages, pageSize: 4, readUpTo: { ch1: minutesAgo(13.5) } });
    await userEvent.click(await tab('lounge, 5 unread'));
    await screen.findByText('Message n11');
    expect(screen.queryByText('New')).toBeNull();
    fireEvent.scroll(screen.getByRole('log'));
    await screen.findByText('Message n7');
    await waitFor(() => expect(lineBefore('Message n7')).toBe(true));
  });

  test('on a plain backend this device remembers what has been shown', async () => {
    const clock = createFakeClock();
    const environment = createFakeEnvironment({ clock });
    const clubs = [joined({ channels })];
    const show = (messages: StoredMessage[]) =>
      openClub({ clubs, messages }, { channel: 'ch1' }, { environment });
    const first = show([message('m1', 9)]);
    await screen.findByText('Message m1');
    expect(screen.queryByText('New')).toBeNull();
    first.unmount();
    show([message('m1', 9), message('m2', 8), message('m3', 7)]);
    await screen.findByText('Message m2');
    expect(lineBefore('Message m2')).toBe(true);
    expect(screen.getAllByText('New')).toHaveLength(1);
  });
});

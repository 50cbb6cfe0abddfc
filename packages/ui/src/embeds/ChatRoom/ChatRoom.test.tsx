import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ANNOUNCE_BATCH_MS } from './ChatAnnouncer';
import { ChatRoom } from './ChatRoom';
import type { ChatRoomMessage } from './chat.types';
import type { ChatRoomProps } from './ChatRoom.types';
import { ADDRESS } from './withLinks';
import {
  conversation,
  fromPartners,
  longConversation,
  ownStates,
  viewer,
} from './ChatRoom.fixtures';

vi.setConfig({ testTimeout: 20_000 });

const room = (props: Partial<ChatRoomProps> = {}) => (
  <ChatRoom
    messages={conversation}
    connection="online"
    onlineCount={2}
    viewer={viewer}
    locale="en-GB"
    timeZone="Europe/London"
    onSend={() => {}}
    {...props}
  />
);

afterEach(() => {
  vi.useRealTimers();
});

test('a page that answers something to being told what is typed keeps its room', async () => {
  const onChange = vi.fn(() => 1);
  render(room({ draft: { value: '', onChange } }));
  await userEvent.type(screen.getByRole('textbox'), 'Go');
  expect(onChange).toHaveBeenLastCalledWith('Go');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Go');
});

test('the days of the viewer’s time zone are headings', () => {
  const { rerender } = render(room());
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent.replace(',', '')),
  ).toEqual(['Tuesday 7 October 2025', 'Wednesday 8 October 2025']);
  rerender(room({ timeZone: 'Asia/Tokyo' }));
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent.replace(',', '')),
  ).toEqual(['Wednesday 8 October 2025', 'Thursday 9 October 2025']);
});

test('messages stand oldest first with name, time and text as text', () => {
  render(room({ hrefFor: (name) => `/profile/${name}` }));
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(6);
  expect(within(rows[0] as HTMLElement).getByText('17:58')).toBeTruthy();
  expect(screen.getByText('<b>x</b> is how you write bold, right?')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'kai_hydro' })[0]?.getAttribute('href')).toBe(
    '/profile/kai_hydro',
  );
});

test('who is of a partner is marked with its name, and is no link', () => {
  render(room({ messages: fromPartners, hrefFor: (name) => `/profile/${name}` }));
  const row = screen.getByText('Mia Lund').closest('li')!;
  expect(within(row).getByText('from Harbour News')).toBeTruthy();
  expect(within(row).queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'kai_hydro' })).toHaveLength(1);
});

test('who is of a partner is read out with its name', () => {
  vi.useFakeTimers();
  const { rerender } = render(room({ announce: 'all' }));
  const last = { ...fromPartners[3]!, id: 'new', text: 'Here they come' };
  rerender(room({ announce: 'all', messages: [...conversation, last] }));
  act(() => void vi.advanceTimersByTime(ANNOUNCE_BATCH_MS));
  expect(screen.getByRole('log').textContent).toBe('Mia Lund from Harbour News: Here they come');
});

test('one’s own name is marked in words', () => {
  render(room());
  expect(screen.getAllByText('you')).toHaveLength(2);
});

test('a picture that does not load gives way to the stock picture', () => {
  const { container } = render(room());
  const picture = container.querySelector('img') as HTMLImageElement;
  const row = picture.closest('li') as HTMLElement;
  fireEvent.error(picture);
  expect(row.querySelector('img')).toBeNull();
  expect(row.querySelector('svg')).not.toBeNull();
});

test.each([
  ['connecting', 'Connecting…', 0],
  ['online', '2 online', 1],
  ['reconnecting', 'Reconnecting…', 0],
  ['offline', 'Offline', 0],
  ['signedOut', 'Signed out', 0],
] as const)(
  'while %s the header says %s, and a count only while online',
  (connection, text, counts) => {
    render(room({ connection }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryAllByText('2 online')).toHaveLength(counts);
  },
);

test('nobody is counted as none while somebody reads', () => {
  render(room({ onlineCount: 0 }));
  expect(screen.queryByText('0 online')).toBeNull();
  expect(screen.getByText('Online')).toBeTruthy();
});

test('a pause is said once, and counted down for those who look', () => {
  const { rerender } = render(room({ pauseSeconds: 17 }));
  const note = screen.getByRole('status');
  expect(note.textContent).toBe('Busy. What you write now is sent in 17 s');
  expect(within(note).getByText(/17 s/).getAttribute('aria-hidden')).toBe('true');
  rerender(room({ pauseSeconds: 0 }));
  expect(note.textContent).toBe('');
  // Without a connection that is what there is to say.
  rerender(room({ pauseSeconds: 17, connection: 'offline' }));
  expect(note.textContent).toContain('There is no connection.');
});

test('an empty room says so only once its history is known', () => {
  const { rerender } = render(room({ messages: [], isLoadingHistory: true }));
  expect(screen.queryByText('No messages yet — say hi 👋')).toBeNull();
  rerender(room({ messages: [] }));
  expect(screen.getByText('No messages yet — say hi 👋')).toBeTruthy();
});

test('a signed-out person is not told that the room is empty, which nobody knows', () => {
  render(room({ messages: [], viewer: null, connection: 'signedOut' }));
  expect(screen.queryByText('No messages yet — say hi 👋')).toBeNull();
  expect(screen.getByText('This chat is not public.')).toBeTruthy();
});

test(
  'Enter and Send hand over trimmed text once and clear the field; Shift+Enter and an ' +
    'input method do not send',
  async () => {
    const user = userEvent.setup();
    const onSend = vi.fn();
    render(room({ onSend }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(field, '  one{Shift>}{Enter}{/Shift}two  ');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSend.mock.calls).toEqual([['one\ntwo']]);
    expect(field.value).toBe('');
    await user.type(field, 'three');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenLastCalledWith('three');
  },
);

test('Send is disabled while there is nothing to send', async () => {
  render(room());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

test('what is too long is kept whole, says by how much, and is refused in words', async () => {
  const onSend = vi.fn();
  render(room({ onSend, maxLength: 2_000 }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(1_700));
  expect(screen.queryByText(/Characters left/)).toBeNull();
  await userEvent.paste('a'.repeat(200));
  expect(screen.getByText('Characters left: 100')).toBeTruthy();
  fireEvent.change(field, { target: { value: `${'a'.repeat(10_000)}  ` } });
  expect(field.value).toHaveLength(10_002);
  expect(screen.getByText('Too long by 8000 characters')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Not sent: too long. Shorten it first.');
  expect(onSend).not.toHaveBeenCalled();
  expect(field.value).toHaveLength(10_002);
  fireEvent.change(field, { target: { value: 'b'.repeat(2_000) } });
  expect(screen.getByRole('alert').textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend.mock.calls).toEqual([['b'.repeat(2_000)]]);
});

test('a room without a limit counts nothing', async () => {
  const onSend = vi.fn();
  render(room({ onSend }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), {
    target: { value: 'c'.repeat(9_000) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledOnce();
});

const linksOf = (text: string) => {
  const { unmount } = render(
    room({ messages: [{ ...(conversation[0] as ChatRoomMessage), text }] }),
  );
  const row = screen.getByRole('listitem');
  const shown = within(row)
    .queryAllByRole<HTMLAnchorElement>('link')
    .map(({ href, textContent, rel, target }) => [href, textContent, rel, target]);
  const isWhole = row.textContent.includes(text);
  unmount();
  return { shown, isWhole };
};

test.each([
  ['see https://example.com/a?b=1#c.', 'https://example.com/a?b=1#c'],
  ['(http://example.com/a_(b)c)', 'http://example.com/a_(b)c'],
  ['HTTPS://Example.com:8443!', 'HTTPS://Example.com:8443'],
  ['https://bank.example@evil.example', 'https://bank.example'],
  ['https://a.example/\u202eb c', 'https://a.example/\u202eb'],
])('of %j the web address is a link that tells its page nothing', (text, address) => {
  const { shown, isWhole } = linksOf(text);
  expect(isWhole).toBe(true);
  expect(shown).toEqual([[new URL(address).href, address, 'noreferrer nofollow ugc', '_blank']]);
});

test('no sign before a web address turns its letters around', () => {
  const text = '\u202ehttps://evil.example/moc.knab.www//:sptth';
  render(room({ messages: [{ ...(conversation[0] as ChatRoomMessage), text }] }));
  const row = screen.getByRole('listitem');
  // What has a direction of its own, browsers keep apart from the text around it.
  expect(within(row).getByRole('link', { name: /evil/ }).dir).toBe('ltr');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'https:',
  'http://',
  'file:///etc/passwd',
  'https://аррӏе.com',
])('%j stays text', (text) => {
  expect(linksOf(text)).toEqual({ shown: [], isWhole: true });
});

test('whatever people write stays as they wrote it, and leads to the web alone', () => {
  const word = constantFrom('https://', 'http://', 'a.example', '@', '/', '?', '.', ' ', ')', 'ä');
  assert(
    property(array(oneof(word, string()), { maxLength: 12 }), (words) => {
      const text = words.join('');
      const parts = text.split(ADDRESS);
      expect(parts.join('')).toBe(text);
      const links = parts.filter((part, index) => index % 2 === 1 && URL.canParse(part));
      for (const link of links)
        expect(new URL(link)).toMatchObject({ username: '', protocol: /^https?:$/u });
    }),
  );
});

test('a line stands above the first message one has not seen, and nowhere else', () => {
  const { rerender } = render(room({ unreadFrom: 'm4' }));
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows()[3]).toBe('Unread from here');
  expect(rows()[4]).toContain('Boat 7');
  expect(rows()).toHaveLength(7);
  rerender(room());
  expect(screen.queryByText('Unread from here')).toBeNull();
});

test('a signed-out attempt is reported, not sent', async () => {
  const onSend = vi.fn();
  const onSignedOutSend = vi.fn();
  const { rerender } = render(room({ viewer: null, onSend }));
  const field = screen.getByPlaceholderText('Sign in to chat');
  await userEvent.type(field, 'hello{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('You must be signed in to send messages.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  rerender(room({ viewer: null, onSend, onSignedOutSend }));
  await userEvent.type(field, '{Enter}');
  expect(onSignedOutSend).toHaveBeenCalledOnce();
  expect(onSend).not.toHaveBeenCalled();
});

test('where a button says to sign in, the field does not say it again', () => {
  render(room({ viewer: null, onSignIn: () => {} }));
  expect(screen.getByRole('button', { name: 'Sign in to chat' })).toBeTruthy();
  expect(screen.getByPlaceholderText('Type a message…')).toBeTruthy();
  expect(screen.queryByPlaceholderText('Sign in to chat')).toBeNull();
});

test('where nobody can sign in, people read that they may read, and find nothing to press', () => {
  const { rerender } = render(room({ viewer: null, isReadOnly: true }));
  expect(screen.getByText('You can read along here, but not write.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/sign(ed)? in/i)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  for (const closed of [
    { connection: 'signedOut', messages: [] },
    { connection: 'offline', messages: [], problem: 'unreachable' },
  ] as const) {
    rerender(room({ viewer: null, isReadOnly: true, ...closed }));
    expect(screen.queryByText('You can read along here, but not write.')).toBeNull();
  }
});

test('that people can read along is said once they can, and not while messages load', () => {
  const reader = { viewer: null, isReadOnly: true, connection: 'connecting' } as const;
  const { rerender } = render(room({ ...reader, messages: [], isLoadingHistory: true }));
  expect(screen.queryByText('You can read along here, but not write.')).toBeNull();
  rerender(room(reader));
  expect(screen.getByText('You can read along here, but not write.')).toBeTruthy();
});

test('an empty room bids nobody write who cannot', () => {
  render(room({ viewer: null, isReadOnly: true, messages: [] }));
  expect(screen.queryByText(/say hi/)).toBeNull();
  expect(screen.getAllByText('You can read along here, but not write.')).toHaveLength(1);
});

test('who was removed keeps what they were writing, to copy, but not to send', async () => {
  const onSend = vi.fn();
  const { rerender } = render(room({ onSend }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await userEvent.type(field, 'what I meant');
  rerender(room({ onSend, viewer: null, problem: 'removed', onSignIn: () => {} }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toBe(field);
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard(' more{Enter}');
  expect([field.value, field.readOnly]).toEqual(['what I meant', true]);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('You can read along here, but not write.')).toBeTruthy();
});

test('who was removed before they wrote anything finds no field', () => {
  render(room({ viewer: null, problem: 'removed', onRetryConnection: () => {} }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a room that there is not has nothing to write in', () => {
  render(room({ messages: [], problem: 'unknownRoom', connection: 'offline' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['reconnecting', 'offline'] as const)(
  'a reader without a connection (%s) is promised nothing about what they write',
  (connection) => {
    render(room({ viewer: null, connection }));
    expect(screen.getByRole('status').textContent).toBe('The chat cannot be reached right now.');
  },
);

test('its ref is the outermost element', () => {
  const ref = createRef<HTMLElement>();
  const { container } = render(<ChatRoom {...room().props} ref={ref} />);
  expect(ref.current).toBe(container.firstElementChild);
});

test(
  'each own message says how far it has come, and a failed one can be tried again or ' + 'given up',
  async () => {
    const onRetry = vi.fn();
    const onDiscard = vi.fn();
    render(room({ messages: ownStates, onRetry, onDiscard }));
    for (const text of [
      'Sent',
      'Sending…',
      'Waiting for the connection',
      'May have arrived',
      'Not sent: You are writing too fast',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    const failed = screen.getByText('This one was refused').closest('li') as HTMLElement;
    await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    await userEvent.click(within(failed).getByRole('button', { name: 'Discard' }));
    expect(onRetry).toHaveBeenCalledWith('own-failed');
    expect(onDiscard).toHaveBeenCalledWith('own-failed');
  },
);

function scrollTo(box: HTMLElement, scrollTop: number) {
  Object.defineProperties(box, {
    scrollHeight: { value: 2_000, configurable: true },
    clientHeight: { value: 420, configurable: true },
  });
  box.scrollTop = scrollTop;
  fireEvent.scroll(box);
}

const rowCount = () => screen.getAllByRole('listitem').length;

test('only the newest 60 are in the page, and older ones join as one scrolls back', () => {
  render(room({ messages: longConversation(5_000) }));
  expect(rowCount()).toBe(60);
  expect(screen.getByText('Message 4999')).toBeTruthy();
  const box = screen.getByRole('region', { name: /^Messages,/ });
  scrollTo(box, 10);
  expect(rowCount()).toBe(160);
  scrollTo(box, 10);
  expect(rowCount()).toBe(260);
  scrollTo(box, 1_580);
  expect(rowCount()).toBe(60);
});

test('twenty leave at once while new ones come, and not each for one', () => {
  const { rerender } = render(room({ messages: longConversation(5_000) }));
  const count = (messages: number) => {
    rerender(room({ messages: longConversation(messages) }));
    return rowCount();
  };
  expect([5_001, 5_019, 5_020, 5_021].map(count)).toEqual([61, 79, 60, 61]);
  expect(screen.getByText('Message 5020')).toBeTruthy();
});

test('a room as tall as its messages never scrolls, and a button brings older ones', async () => {
  const onLoadOlder = vi.fn();
  render(room({ messages: longConversation(150), hasOlder: true, onLoadOlder }));
  const older = () => screen.getByRole('button', { name: 'Load older messages' });
  await userEvent.click(older());
  expect(screen.getByText('Message 1')).toBeTruthy();
  expect(onLoadOlder).not.toHaveBeenCalled();
  await userEvent.click(older());
  expect(onLoadOlder).toHaveBeenCalledOnce();
});

test('reading back through thousands, and what comes in meanwhile, never fills the page', () => {
  const { rerender } = render(room({ messages: longConversation(1_000) }));
  const box = screen.getByRole('region', { name: /^Messages,/ });
  for (let step = 0; step < 6; step += 1) scrollTo(box, 10);
  expect(rowCount()).toBe(500);
  expect(screen.getByText('Message 340')).toBeTruthy();
  rerender(room({ messages: longConversation(3_000) }));
  expect(rowCount()).toBe(500);
  expect(screen.getByRole('button', { name: '2000 new messages' })).toBeTruthy();
  scrollTo(box, 1_580);
  expect(rowCount()).toBe(500);
  expect(screen.queryByText('Message 340')).toBeNull();
  expect(screen.getByText('Message 939')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '2000 new messages' }));
  expect(rowCount()).toBe(60);
  expect(screen.getByText('Message 2999')).toBeTruthy();
});

test('rows keep their elements when older messages are put before them', () => {
  const { rerender } = render(room({ messages: longConversation(60) }));
  const row = screen.getByText('Message 30').closest('li');
  rerender(room({ messages: longConversation(110, -50) }));
  expect(screen.getByText('Message 30').closest('li')).toBe(row);
});

test('every row keeps its element when older messages of the same day join', () => {
  render(room({ messages: longConversation(5_010) }));
  const rows = screen.getAllByRole('listitem');
  scrollTo(screen.getByRole('region', { name: /^Messages,/ }), 10);
  expect(screen.getAllByRole('listitem').slice(100)).toEqual(rows);
});

test('messages out of order, which bring a day back, are all shown in their order', () => {
  const [first, second, third, fourth] = longConversation(4) as [
    ChatRoomMessage,
    ChatRoomMessage,
    ChatRoomMessage,
    ChatRoomMessage,
  ];
  const dayLater = { ...second, sentAt: '2025-10-02T06:00:00.000Z' };
  const unreadable = { ...fourth, sentAt: 'some day' };
  render(room({ messages: [first, dayLater, third, unreadable] }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(
    screen.getAllByRole('listitem').map((row) => /Message \d/.exec(row.textContent)?.[0]),
  ).toEqual(['Message 0', 'Message 1', 'Message 2', 'Message 3']);
});

test('at the very top, older messages are asked for, and are in the page once they come', () => {
  const onLoadOlder = vi.fn();
  const { rerender } = render(
    room({ messages: longConversation(60), hasOlder: true, onLoadOlder }),
  );
  scrollTo(screen.getByRole('region', { name: /^Messages,/ }), 0);
  expect(onLoadOlder).toHaveBeenCalledOnce();
  rerender(room({ messages: longConversation(310, -250), hasOlder: false, onLoadOlder }));
  expect(screen.getAllByRole('listitem')).toHaveLength(310);
});

test('scrolled back, a pill counts what came in, and leads to the newest', async () => {
  const { rerender } = render(room({ messages: longConversation(100) }));
  const box = screen.getByRole('region', { name: /^Messages,/ });
  scrollTo(box, 900);
  rerender(room({ messages: longConversation(103) }));
  expect(box.scrollTop).toBe(900);
  await userEvent.click(screen.getByRole('button', { name: '3 new messages' }));
  expect(box.scrollTop).toBe(2_000);
  rerender(room({ messages: longConversation(105) }));
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
});

test('what one sends oneself brings one back to the newest', () => {
  const { rerender } = render(room({ messages: longConversation(100) }));
  const box = screen.getByRole('region', { name: /^Messages,/ });
  scrollTo(box, 900);
  rerender(room({ messages: [...longConversation(100), ...ownStates.slice(1, 2)] }));
  expect(box.scrollTop).toBe(2_000);
});

test('new messages are read out in one batch, and not what was there before', () => {
  vi.useFakeTimers();
  const { rerender } = render(room({ messages: [], isLoadingHistory: true }));
  rerender(room({ messages: longConversation(10) }));
  act(() => vi.advanceTimersByTime(ANNOUNCE_BATCH_MS));
  expect(screen.getByRole('log').textContent).toBe('');
  rerender(room({ messages: longConversation(11) }));
  rerender(room({ messages: longConversation(13) }));
  act(() => vi.advanceTimersByTime(ANNOUNCE_BATCH_MS));
  expect(screen.getByRole('log').textContent).toBe(
    '3 new messages. The latest from tom: Message 12',
  );
});

test('what was written before is not read out where it comes late, as the chat was away', () => {
  vi.useFakeTimers();
  const { rerender } = render(room({ messages: [], isLoadingHistory: true }));
  rerender(room({ messages: [], problem: 'unreachable' }));
  rerender(room({ messages: longConversation(10) }));
  act(() => vi.advanceTimersByTime(ANNOUNCE_BATCH_MS));
  expect(screen.getByRole('log').textContent).toBe('');
  rerender(room({ messages: longConversation(11) }));
  act(() => vi.advanceTimersByTime(ANNOUNCE_BATCH_MS));
  expect(screen.getByRole('log').textContent).not.toBe('');
});

test('one hears only mentions, or nothing, when one asks for that', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { rerender } = render(room({ messages: [] }));
  const say = (id: string, text: string) => ({
    id,
    userId: 'u-kai',
    username: 'kai_hydro',
    text,
    sentAt: '2025-10-08T17:31:00.000Z',
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Screen readers say' }), {
    target: { value: 'mentions' },
  });
  const first = [say('1', 'morning all'), say('2', 'look, @Mara!'), say('3', 'not you, @maraca')];
  rerender(room({ messages: first }));
  act(() => vi.advanceTimersByTime(ANNOUNCE_BATCH_MS));
  expect(screen.getByRole('log').textContent).toBe('kai_hydro: look, @Mara!');
  fireEvent.change(screen.getByRole('combobox', { name: 'Screen readers say' }), {
    target: { value: 'off' },
  });
  rerender(room({ messages: [...first, say('4', '@mara again')] }));
  act(() => vi.advanceTimersByTime(ANNOUNCE_BATCH_MS));
  expect(screen.getByRole('log').textContent).toBe('');
});

test('it renders on a server', () => {
  expect(renderToString(room())).toContain('Water looks like glass');
});

test.each([
  ['unreachable', 'The chat cannot be reached right now.'],
  ['unknownRoom', 'There is no such chat.'],
  ['signInFailed', 'You could not be signed in.'],
  ['removed', 'You were removed from this chat.'],
] as const)('what keeps people from the room is said and read out: %s', (problem, sentence) => {
  const { rerender } = render(room({ messages: [] }));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(room({ messages: [], problem, connection: 'offline' }));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe(sentence);
  expect(screen.queryByText('No messages yet — say hi 👋')).toBeNull();
});

test('Retry is offered where something keeps people from the room, or it is offline', async () => {
  const onRetryConnection = vi.fn();
  const { rerender } = render(room({ onRetryConnection }));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  rerender(room({ onRetryConnection, connection: 'offline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(room({ onRetryConnection, problem: 'unreachable', connection: 'connecting' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetryConnection).toHaveBeenCalledTimes(2);
  rerender(room({ problem: 'unreachable' }));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test.each([
  ['neither a language nor a time zone', 'no language', 'Atlantis/Capital'],
  ['no language', 'no language', undefined],
  ['empty texts', '', ''],
])('what is %s counts as none', (_, locale, timeZone) => {
  const { container } = render(room());
  const times = () => [...container.querySelectorAll('time')].map((time) => time.textContent);
  render(room({ locale: undefined, timeZone: undefined }), { container });
  const plain = times();
  render(room({ locale, timeZone }), { container });
  expect(times()).toEqual(plain);
  expect(plain[0]).toMatch(/\d/);
});

test('a time zone that does not exist leaves the language as it is', () => {
  render(room({ locale: 'es', timeZone: 'Atlantis/Capital' }));
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toContain('octubre');
});

test('it is drawn where nothing tells of sizes, as in tests without a browser', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  render(room());
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  vi.unstubAllGlobals();
});

test('it is drawn where nobody can be asked what a style sheet may say, as in jsdom', () => {
  vi.stubGlobal('CSS', undefined);
  render(room());
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('a name keeps the order of its characters, whatever the direction of the page', () => {
  render(room({ hrefFor: (name) => `/profile/${name}` }));
  expect(screen.getAllByRole('link', { name: 'kai_hydro' })[0]?.dir).toBe('auto');
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChannelMessageList } from './ChannelMessageList';
import type { ChannelMessageItem } from './channelMessage.types';
import { manyMessages, messages } from './ChannelMessageList.fixtures';
import { amy, ben } from '../../primitives/Avatar/Avatar.fixtures';

const ROW = 50;
const HEIGHT = 420;
const onLoadOlder = vi.fn();

// The test page has no layout: rows of 50 px in a box that scrolls stand in for it.
beforeEach(() => {
  document.head.innerHTML = '<style>[role=log] { overflow-y: auto }</style>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    const all = [...document.querySelectorAll('[data-message]')];
    const here = all.filter((row) => this === row || this.contains(row) || row.contains(this));
    if (this.dataset.part && !here[0]) return new DOMRect();
    const isScroller = this.getAttribute('role') === 'log';
    const top = isScroller || !here[0] ? 0 : all.indexOf(here[0]) * ROW - log().scrollTop;
    return new DOMRect(0, top, 600, isScroller ? HEIGHT : here.length * ROW);
  });
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function scrollHeight(
    this: HTMLElement,
  ) {
    return this.querySelectorAll('[data-message]').length * ROW;
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  onLoadOlder.mockClear();
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

const log = () => screen.getByRole('log', { name: 'Messages: Race day' });
const scrollTo = (top: number) => {
  log().scrollTop = top;
  fireEvent.scroll(log());
};
const list = (props: Partial<Parameters<typeof ChannelMessageList>[0]> = {}) => (
  <ChannelMessageList
    label="Race day"
    messages={manyMessages.slice(20)}
    hasOlder
    onLoadOlder={onLoadOlder}
    {...props}
  />
);

test('older messages are asked for at 79 px from the top, not at 200 px', () => {
  render(list());
  scrollTo(200);
  expect(onLoadOlder).not.toHaveBeenCalled();
  scrollTo(79);
  expect(onLoadOlder).toHaveBeenCalledOnce();
});

test.each([
  ['there are none', { hasOlder: false }],
  ['they are on their way', { olderStatus: 'loading' as const }],
  ['the last try failed', { olderStatus: 'error' as const }],
])('older messages are not asked for while %s', (_name, props) => {
  render(list(props));
  scrollTo(0);
  expect(onLoadOlder).not.toHaveBeenCalled();
});

test('the message being read stays where it is when older ones arrive', () => {
  const { rerender } = render(list());
  scrollTo(30);
  rerender(list({ messages: manyMessages }));
  expect(log().scrollTop).toBe(30 + 20 * ROW);
});

test('a reader at the bottom follows new messages; one further up is notified of them', () => {
  const { rerender } = render(list({ messages: manyMessages.slice(0, 30), hasOlder: false }));
  expect(log().scrollTop).toBe(30 * ROW);
  scrollTo(30 * ROW - HEIGHT);
  rerender(list({ messages: manyMessages.slice(0, 35), hasOlder: false }));
  expect(log().scrollTop).toBe(35 * ROW);
  scrollTo(200);
  rerender(list({ messages: manyMessages, hasOlder: false }));
  expect(log().scrollTop).toBe(200);
  fireEvent.click(screen.getByRole('button', { name: 'New messages' }));
  expect(log().scrollTop).toBe(40 * ROW);
});

test('a first page that does not fill the box asks for the page before', () => {
  render(list({ messages }));
  expect(onLoadOlder).toHaveBeenCalled();
});

test('an empty channel invites to write, where one may', async () => {
  const onWrite = vi.fn();
  const { rerender } = render(list({ messages: [], hasOlder: false, onWrite }));
  expect(screen.getByText('Say something, Post something.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write a message' }));
  expect(onWrite).toHaveBeenCalledOnce();
  rerender(list({ messages: [], hasOlder: false }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('who sends from further up is taken to the message on its way, once', () => {
  const known = manyMessages.slice(0, 30);
  const { rerender } = render(list({ messages: known, hasOlder: false }));
  scrollTo(300);
  const own = {
    ...known[0],
    id: 'sending-1',
    content: 'On my way',
    isOwn: true,
    isSending: true,
  } as (typeof manyMessages)[number];
  rerender(list({ messages: [...known, own], hasOlder: false }));
  expect(log().scrollTop).toBe(31 * ROW);
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  scrollTo(300);
  rerender(list({ messages: [...known, { ...own }], hasOlder: false }));
  expect(log().scrollTop).toBe(300);
});

test('a picture is named by its words, or after who sent it, and opens', async () => {
  const [first, second] = messages as [ChannelMessageItem, ChannelMessageItem];
  render(
    <ChannelMessageList
      label="Race day"
      messages={[
        { ...first, mediaUrls: ['/a.webp'], mediaAlts: ['The start'] },
        { ...second, content: '', mediaUrls: ['/b.webp'] },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'The start' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Picture 1 by Amy Lake' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open picture 1: The start' }));
  const shown = within(await screen.findByRole('dialog'));
  expect(shown.getByRole('img', { name: 'The start' })).toBeTruthy();
});

test('a day of the viewer begins under its name, once', () => {
  const at = (id: string, dateTime: string) => ({ ...messages[0]!, id, dateTime });
  render(
    list({
      messages: [
        at('a', '2025-10-07T12:00:00.000Z'),
        at('b', '2025-10-07T13:00:00.000Z'),
        at('c', '2025-10-08T12:00:00.000Z'),
        at('d', 'at some time'),
      ],
    }),
  );
  expect(screen.getAllByText(/October 2025|October \d+, 2025/)).toHaveLength(2);
});

const at = (id: string, dateTime: string, author = ben): ChannelMessageItem => ({
  ...messages[0]!,
  id,
  content: `Word ${id}`,
  author,
  dateTime,
});
const row = (id: string) => screen.getByText(`Word ${id}`).closest('[data-message]') as HTMLElement;

test('what one person says within five minutes stands below their name and picture, once', () => {
  const said = [
    at('a', '2025-10-07T12:00:00.000Z'),
    at('b', '2025-10-07T12:04:00.000Z'),
    at('c', '2025-10-07T12:05:01.000Z'),
    at('d', '2025-10-07T12:05:30.000Z', amy),
    at('e', '2025-10-07T12:05:40.000Z'),
  ];
  render(list({ messages: said, hasOlder: false }));
  const links = screen.getAllByRole('link', { name: /Ben Torres|Amy Lake/ });
  expect(links.map((link) => link.closest('[data-message]'))).toEqual(
    ['a', 'c', 'd', 'e'].map(row),
  );
  // Who listens is told of each.
  expect(row('b').textContent).toMatch(/^Ben Torres 1d ago/);
});

test('a message is said with its author again where a day or what is new begins', () => {
  const said = [
    at('a', '2025-10-07T12:00:00.000Z'),
    at('b', '2025-10-07T12:00:10.000Z'),
    at('c', '2025-10-07T12:00:20.000Z'),
  ];
  const { rerender } = render(list({ messages: said, hasOlder: false, unreadFrom: 'b' }));
  expect(within(row('b')).getByRole('link', { name: 'Ben Torres' })).toBeTruthy();
  expect(within(row('c')).queryByRole('link', { name: 'Ben Torres' })).toBeNull();
  const line = screen.getByText('New');
  expect(line.compareDocumentPosition(row('a'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(line.compareDocumentPosition(row('b'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  rerender(list({ messages: said, hasOlder: false }));
  expect(screen.queryByText('New')).toBeNull();
});

test('a name that was shown stays when an older message of the same person comes above', () => {
  const [first, second] = [at('a', '2025-10-07T12:00:00Z'), at('b', '2025-10-07T12:00:10Z')];
  const { rerender } = render(list({ messages: [second] }));
  rerender(list({ messages: [first, second] }));
  for (const id of ['a', 'b'])
    expect(within(row(id)).getByRole('link', { name: 'Ben Torres' })).toBeTruthy();
});

test('a message that follows its author’s says that it is on its way, or was changed', () => {
  const [first, second] = [at('a', '2025-10-07T12:00:00Z'), at('b', '2025-10-07T12:00:10Z')];
  const { rerender } = render(list({ messages: [first, { ...second, isSending: true }] }));
  expect(within(row('b')).getByText('Sending…')).toBeTruthy();
  rerender(list({ messages: [first, { ...second, isEdited: true }] }));
  expect(within(row('b')).getByText('edited')).toBeTruthy();
});

test('a long touch of a message leads to what can be done with it', () => {
  vi.useFakeTimers();
  render(list({ messages: messages.slice(0, 1) }));
  const words = screen.getByText('Anyone up for a ride before the heats?');
  fireEvent.pointerDown(words, { pointerType: 'touch', isPrimary: true, button: 0 });
  vi.advanceTimersByTime(400);
  vi.useRealTimers();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Like/ }));
});

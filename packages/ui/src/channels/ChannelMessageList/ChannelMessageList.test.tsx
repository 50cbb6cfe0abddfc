import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChannelMessageList } from './ChannelMessageList';
import type { ChannelMessageItem } from './channelMessage.types';
import { manyMessages, messages } from './ChannelMessageList.fixtures';

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

import { SINGLE_MESSAGES, type PersonSummary } from '@clubline/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  ben,
  demoUser,
  minutesAgo,
  type FakeBackend,
  type FakeClublineProps,
} from '../../../testing';
import { button, joined, openClub } from '../testing/openClub';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

const PAGE = 'GET /club-channels/ch1/messages';
const ONE = 'GET /club-channels/ch1/messages/m12';
const TO_NEWEST = 'Back to the newest messages';
const message = (at: number) => ({
  id: `m${at}`,
  content: `Word ${at}.`,
  createdAt: minutesAgo(1_000 - at),
  mediaUrls: [],
  sender: ben,
});
const words = () => screen.getAllByText(/^Word \d+\.$/).map(({ textContent }) => textContent);
const said = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Word ${from + index}.`);

/** A channel of 60 messages, five a page, at the message of a link. */
async function openAt(
  messageId: string,
  prepare?: (backend: FakeBackend) => void,
  around: Partial<FakeClublineProps> = {},
) {
  const messages = Array.from({ length: 60 }, (_, at) => ({ ...message(at), channelId: 'ch1' }));
  const { backend, follow } = openClub(
    {
      clubs: [joined({ channels: [{ id: 'ch1', name: 'Race day' }] })],
      messages,
      pageSize: 5,
      embeds: true,
      prepare(made) {
        made.additions.add(SINGLE_MESSAGES);
        prepare?.(made);
      },
    },
    { channel: 'ch1', messageId },
    around,
  );
  return Object.assign(backend, { follow });
}

/** The test page has no layout: its box is at both ends at once. */
const scroll = () => fireEvent.scroll(screen.getByRole('log'));

test('a message far back is shown with those around it, by one call, and is focused', async () => {
  const backend = await openAt('m12');
  const word = await screen.findByText('Word 12.');
  await waitFor(() => expect(document.activeElement?.contains(word)).toBe(true));
  expect(words()).toEqual(said(7, 17));
  expect(backend.callsTo(PAGE)).toHaveLength(1);
  expect(backend.callsTo(ONE)).toHaveLength(1);
});

test('pages come on both sides until they meet the newest messages', async () => {
  await openAt('m48');
  await screen.findByText('Word 48.');
  expect(words()).toEqual(said(43, 53));
  scroll();
  await waitFor(() => expect(words()).toEqual(said(38, 59)));
  expect(screen.queryByRole('button', { name: TO_NEWEST })).toBeNull();
});

test('the newest messages are a button away, and what comes meanwhile is there', async () => {
  const { sockets } = await openAt('m12');
  await screen.findByText('Word 12.');
  await waitFor(() => expect(sockets.all.at(-1)?.connected).toBe(true));
  act(() =>
    sockets.broadcast('channelMessageCreated', {
      clubId: 'c1',
      channelId: 'ch1',
      message: { ...message(60), createdAt: minutesAgo(0) },
    }),
  );
  act(() =>
    sockets.broadcast('channelMessageChanged', {
      clubId: 'c1',
      channelId: 'ch1',
      messageId: 'm13',
      reactionCount: null,
    }),
  );
  await waitFor(() => expect(screen.queryByText('Word 13.')).toBeNull());
  expect(words()).toEqual(said(7, 17).filter((word) => word !== 'Word 13.'));
  await userEvent.click(await button('New messages'));
  expect(words()).toEqual(said(55, 60));
  expect(document.activeElement).toBe(screen.getByRole('log'));
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  expect(screen.queryByRole('button', { name: TO_NEWEST })).toBeNull();
});

test('what comes meanwhile is said on the button, and one’s own message is not', async () => {
  const { sockets } = await openAt('m12');
  await screen.findByText('Word 12.');
  await waitFor(() => expect(sockets.all.at(-1)?.connected).toBe(true));
  const arrives = (at: number, sender: PersonSummary) =>
    act(() =>
      sockets.broadcast('channelMessageCreated', {
        clubId: 'c1',
        channelId: 'ch1',
        message: { ...message(at), sender, createdAt: minutesAgo(0) },
      }),
    );
  arrives(60, demoUser);
  expect(await button(TO_NEWEST)).toBeTruthy();
  arrives(61, ben);
  await userEvent.click(await button('New messages'));
  expect(words()).toEqual(said(55, 61));
});

test('the address no longer leads to the message once one has gone on to the newest', async () => {
  const onNavigate = vi.fn();
  await openAt('m12', undefined, { onNavigate });
  await screen.findByText('Word 12.');
  await userEvent.click(await button(TO_NEWEST));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/c1/channels/Race%20day', {
    replace: true,
    keepsPlace: true,
  });
});

test('the same link leads there again', async () => {
  const { follow } = await openAt('m12');
  await screen.findByText('Word 12.');
  await userEvent.click(await button(TO_NEWEST));
  follow({ channel: 'ch1' });
  expect(words()).toEqual(said(55, 59));
  follow({ channel: 'ch1', messageId: 'm12' });
  expect(await screen.findByText('Word 12.')).toBeTruthy();
});

test('whoever writes is taken back to the newest messages', async () => {
  await openAt('m12');
  await screen.findByText('Word 12.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Here{Enter}');
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(words()).toEqual(said(55, 59));
});

test('a deleted message is said to be gone, after the first page', async () => {
  const backend = await openAt('gone');
  expect(await screen.findByText('The message this link led to is no longer here.')).toBeTruthy();
  expect(words()).toEqual(said(55, 59));
  expect(backend.callsTo(PAGE)).toHaveLength(1);
});

test('a message that could not be asked for is asked for again', async () => {
  await openAt('m12', (backend) => backend.fail(ONE, 'network', 1));
  expect(await screen.findByText('Messages could not be loaded.')).toBeTruthy();
  expect(await button(TO_NEWEST)).toBeTruthy();
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('Word 12.')).toBeTruthy();
});

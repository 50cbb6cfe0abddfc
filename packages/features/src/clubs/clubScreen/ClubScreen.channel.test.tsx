import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ben, createFakeEnvironment, demoUser, FakeReply, minutesAgo } from '../../testing';
import { button, change, joined, lakeside, openClub } from './testing/openClub';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

describe('a channel', () => {
  const club = joined({ channels: [{ id: 'ch1', name: 'Race day' }] });

  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `m${at}`,
      channelId: 'ch1',
      content: `Word ${at}.`,
      createdAt: minutesAgo(100 - at),
      mediaUrls: [],
      sender: ben,
    }));
  const PAGE = 'GET /club-channels/ch1/messages';
  const COUNT = 'GET /club-channel-reactions/count/:messageId';
  /** Many pages come one after the other. */
  const PAGES = { timeout: 50_000 };
  const GONE = 'The message this link led to is no longer here.';

  test.each([{ embeds: false }, { embeds: true }])(
    'is loaded back to the message that a link leads to, which has the focus (embeds $embeds)',
    async ({ embeds }) => {
      const { backend } = openClub(
        { clubs: [club], messages: many(30), pageSize: 10, embeds },
        { channel: 'ch1', messageId: 'm12' },
      );
      const word = await screen.findByText('Word 12.');
      await waitFor(() => expect(document.activeElement?.contains(word)).toBe(true));
      expect(document.activeElement?.getAttribute('role')).toBe('listitem');
      expect(backend.callsTo(PAGE)).toHaveLength(2);
      expect(screen.queryByText(GONE)).toBeNull();
    },
  );

  test('says that the message of a link is gone, without asking for all of them', async () => {
    const { backend } = openClub(
      {
        clubs: [club],
        messages: many(30),
        pageSize: 10,
        prepare: (made) => made.fail(COUNT, new FakeReply(404, { message: 'Message not found' })),
      },
      { channel: 'ch1', messageId: 'gone' },
    );
    expect(await screen.findByText(GONE)).toBeTruthy();
    expect(await screen.findByText('Word 29.')).toBeTruthy();
    expect(backend.callsTo(PAGE)).toHaveLength(1);
  });

  test('says that the message of a link is further back than is looked for by itself', async () => {
    const { backend } = openClub(
      { clubs: [club], messages: many(45), pageSize: 1, embeds: true },
      { channel: 'ch1', messageId: 'm1' },
    );
    expect(await screen.findByText('Looking for the message this link led to…')).toBeTruthy();
    expect(await screen.findByText(/this link led to is further back/, {}, PAGES)).toBeTruthy();
    expect(screen.queryByText('Looking for the message this link led to…')).toBeNull();
    expect(await screen.findByText('Word 44.')).toBeTruthy();
    expect(backend.callsTo(PAGE)).toHaveLength(41);
  }, 60_000);

  test('says it as well after its first message, where nobody says it before', async () => {
    const { backend } = openClub(
      { clubs: [club], messages: many(25), pageSize: 10 },
      { channel: 'ch1', messageId: 'gone' },
    );
    expect(await screen.findByText(GONE)).toBeTruthy();
    expect(backend.callsTo(PAGE)).toHaveLength(3);
  });

  test('shows its messages and sends with Enter; what is refused is back', async () => {
    const { backend } = openClub({
      clubs: [club],
      messages: [
        {
          id: 'm1',
          channelId: 'ch1',
          content: 'Hello',
          createdAt: minutesAgo(3),
          mediaUrls: [],
          sender: ben,
        },
      ],
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
    expect(await screen.findByText('Hello')).toBeTruthy();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });
    backend.fail('POST /club-channels/ch1/messages', new FakeReply(403, { message: 'No.' }), 1);
    await userEvent.type(field, 'On my way{Enter}');
    expect(await screen.findByText('Failed to send')).toBeTruthy();
    expect(field.value).toBe('On my way');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field.value).toBe(''));
    expect(backend.callsTo('POST /club-channels/ch1/messages')[1]?.body).toEqual({
      clubId: 'c1',
      channelId: 'ch1',
      userId: demoUser.id,
      content: 'On my way',
      mediaUrls: [],
    });
  });

  test.each([{ embeds: false }, { embeds: true }])(
    'of a club one is not in has its tab, asks to join and makes no call (embeds $embeds)',
    async ({ embeds }) => {
      const { backend } = openClub({ clubs: [lakeside({ channels: club.channels })], embeds });
      await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
      expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
      expect(backend.callsTo('GET /club-channels/ch1/messages')).toHaveLength(0);
    },
  );

  test('without messages, the button leads to where they are written', async () => {
    openClub({ clubs: [club] });
    await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
    await userEvent.click(await button('Write a message'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Write a message' }));
  });

  test('is read where one read it, with as many messages, after a reload', async () => {
    const environment = createFakeEnvironment();
    const anchor = { id: 'm12', top: 0 };
    environment.historyEntry?.set('channel_ch1', { count: 20, anchor });
    const { backend } = openClub(
      {
        clubs: [club],
        messages: many(30),
        pageSize: 10,
      },
      { channel: 'Race day' },
      { environment },
    );
    expect(await screen.findByText('Word 12.')).toBeTruthy();
    expect(backend.callsTo('GET /club-channels/ch1/messages')).toHaveLength(2);
  });

  test('keeps its tab when one leaves the club', async () => {
    openClub({ clubs: [joined({ channels: club.channels })], embeds: true });
    await change('Leave');
    await screen.findByText('Left club');
    await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
    expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
  });

  test('does not ask to join while it is not known who may read', async () => {
    const { backend } = openClub({ clubs: [club] });
    const release = backend.hold('GET /clubs/c1/is-member');
    await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
    expect(screen.queryByText('Join Lakeside to view posts.')).toBeNull();
    release();
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeTruthy();
  });

  test('is asked for where a server sends membership along and channels not', async () => {
    openClub({ clubs: [club], details: { isMember: true } });
    expect(await screen.findByRole('tab', { name: 'Race day' })).toBeTruthy();
  });

  test('that could not be listed is said, and has its tab after another try', async () => {
    const { backend } = openClub({
      clubs: [club],
      prepare: (server) => server.fail('GET /club-channels/:clubId', undefined, 1),
    });
    expect(await screen.findByText('Channels could not be loaded')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'General' })).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('tab', { name: 'Race day' })).toBeTruthy();
    expect(screen.queryByText('Channels could not be loaded')).toBeNull();
    expect(backend.callsTo('GET /club-channels/c1')).toHaveLength(2);
  });
});

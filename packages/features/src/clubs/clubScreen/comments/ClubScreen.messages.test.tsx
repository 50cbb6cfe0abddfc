import type { ClubPermission } from '@clubline/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ben, demoUser, FakeReply, minutesAgo } from '../../../testing';
import { press } from '../../../testing/harness/press';
import { joined, openClub } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const CHANGE = 'PATCH /club-channels/:channelId/messages/:id';
const DELETE = 'DELETE /club-channels/:channelId/messages/:id';
const message = (id: string, content: string, sender = ben) => ({
  id,
  channelId: 'ch1',
  content,
  createdAt: minutesAgo(3),
  mediaUrls: [],
  sender,
});

/** A channel with a message by somebody else, and one of one's own. */
async function openChannel(permissions: ClubPermission[] = ['changeMessages', 'deleteMessages']) {
  const { backend } = openClub({
    clubs: [joined({ channels: [{ id: 'ch1', name: 'Race day' }] })],
    messages: [message('m1', 'Doors open'), message('m2', 'On my way', demoUser)],
    details: { permissions },
    embeds: true,
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
  await screen.findByText('Doors open');
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  return backend;
}
const deleteButtons = () => screen.queryAllByRole('button', { name: /^Delete the message by/ });
const remove = async () => {
  await userEvent.click(deleteButtons()[0]!);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};
const place = { clubId: 'c1', channelId: 'ch1' };

test('one’s own message is deleted once, also where the answer is lost', async () => {
  const backend = await openChannel();
  expect(deleteButtons()).toHaveLength(1);
  backend.fail(DELETE, 'answer', 1);
  await remove();
  await waitFor(() => expect(screen.queryByText('On my way')).toBeNull());
  expect(screen.getByText('Doors open')).toBeTruthy();
  expect(screen.queryByText('Delete failed')).toBeNull();
});

test('a message whose deletion is answered neither time is looked for, and gone', async () => {
  const backend = await openChannel();
  backend.fail(DELETE, 'answer', 2);
  await remove();
  await waitFor(() => expect(screen.queryByText('On my way')).toBeNull());
  expect(screen.queryByText('Delete failed')).toBeNull();
});

test('a message that could not be deleted stays, and it says so', async () => {
  const backend = await openChannel();
  backend.fail(DELETE, 'network', 2);
  await remove();
  expect(await screen.findByText('Delete failed')).toBeTruthy();
  expect(screen.getByText('On my way')).toBeTruthy();
});

test('who keeps order deletes what others wrote', async () => {
  await openChannel(['deleteMessages', 'moderate']);
  expect(deleteButtons()).toHaveLength(2);
});

test('without a word of the server nothing can be deleted', async () => {
  await openChannel(['moderate']);
  expect(deleteButtons()).toHaveLength(0);
});

test('what others do to a message shows at once: reactions, and its end', async () => {
  const { sockets } = await openChannel();
  act(() =>
    sockets.broadcast('channelMessageChanged', { ...place, messageId: 'm1', reactionCount: 7 }),
  );
  expect(await screen.findByRole('button', { name: /7 reactions/ })).toBeTruthy();
  act(() =>
    sockets.broadcast('channelMessageChanged', { ...place, messageId: 'm1', reactionCount: null }),
  );
  await waitFor(() => expect(screen.queryByText('Doors open')).toBeNull());
  expect(screen.getByText('On my way')).toBeTruthy();
});

test('a flood of messages is shown in its order, without those deleted meanwhile', async () => {
  const { sockets } = await openChannel();
  act(() => {
    for (let at = 1; at <= 50; at += 1)
      sockets.broadcast('channelMessageCreated', {
        ...place,
        message: message(`f${at}`, `Lap ${at}.`),
      });
    sockets.broadcast('channelMessageChanged', { ...place, messageId: 'f7', reactionCount: null });
  });
  expect(await screen.findByText('Lap 50.')).toBeTruthy();
  const laps = screen.getAllByText(/^Lap \d+\.$/).map(({ textContent }) => textContent);
  const all = Array.from({ length: 50 }, (_, index) => `Lap ${index + 1}.`);
  expect(laps).toEqual(all.filter((lap) => lap !== 'Lap 7.').slice(-laps.length));
});

test('what the viewer does on another page shows here: a reaction and a message', async () => {
  const { sockets } = await openChannel();
  act(() => {
    sockets.broadcast('ownReactionChanged', {
      kind: 'channelMessage',
      messageId: 'm1',
      reaction: 'love',
      reactionCount: 1,
    });
    sockets.broadcast('channelMessageCreated', {
      ...place,
      message: message('m3', 'From my phone', demoUser),
    });
  });
  expect(await screen.findByText('From my phone')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /your reaction, 1 reaction/ })).toBeTruthy();
});

test('a message whose answer comes late stands before what was written after it', async () => {
  const backend = await openChannel();
  const release = backend.hold('POST /club-channels/:channelId/messages');
  await userEvent.click(screen.getByRole('textbox', { name: 'Write a message' }));
  await userEvent.paste('Lights are out');
  await userEvent.keyboard('{Enter}');
  const later = { ...message('m9', 'What a start'), createdAt: minutesAgo(-1) };
  act(() => backend.sockets.broadcast('channelMessageCreated', { ...place, message: later }));
  await screen.findByText('What a start');
  act(release);
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  const shown = screen.getAllByText(/^(Lights are out|What a start)$/);
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Lights are out', 'What a start']);
});

test('a message that is being sent is not shown twice, whoever tells of it first', async () => {
  const backend = await openChannel();
  const release = backend.hold('POST /club-channels/:channelId/messages');
  await userEvent.click(screen.getByRole('textbox', { name: 'Write a message' }));
  await userEvent.paste('Almost there');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Almost there')).toBeTruthy();
  act(() =>
    backend.sockets.broadcast('channelMessageCreated', {
      ...place,
      message: message('message-1', 'Almost there', demoUser),
    }),
  );
  act(() =>
    backend.sockets.broadcast('channelMessageCreated', {
      ...place,
      message: message('m9', 'After it'),
    }),
  );
  expect(await screen.findByText('After it')).toBeTruthy();
  expect(screen.getAllByText('Almost there')).toHaveLength(1);
  release();
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(screen.getAllByText('Almost there')).toHaveLength(1);
});

const field = (name = 'Write a message') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test.each([1, 2])(
  'a message whose words were stored is changed, %s answers lost',
  async (times) => {
    const backend = await openChannel();
    await press('Edit your message');
    backend.fail(CHANGE, 'answer', times);
    await userEvent.type(field('Edit your message'), ' now{Enter}');
    expect(await screen.findByText('On my way now', { selector: '[data-message] *' })).toBeTruthy();
    expect(screen.queryByText('The message could not be changed')).toBeNull();
    expect(backend.callsTo(CHANGE)).toHaveLength(2);
  },
);

test('messages that could not be loaded are asked for again once one has written', async () => {
  openClub({
    clubs: [joined({ channels: [{ id: 'ch1', name: 'Race day' }] })],
    messages: [message('m1', 'Doors open')],
    embeds: true,
    prepare: (server) => server.fail('GET /club-channels/:id/messages', undefined, 1),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
  await screen.findByRole('button', { name: 'Try again' });
  await userEvent.type(field(), 'Hello{Enter}');
  expect(await screen.findByText('Doors open')).toBeTruthy();
  expect(screen.getAllByText('Hello')).toHaveLength(1);
});

test('one’s own message gets other words, and says so; a draft stays', async () => {
  const backend = await openChannel();
  await userEvent.type(field(), 'Half a ');
  await press('Edit your message');
  const words = field('Edit your message');
  expect(document.activeElement).toBe(words);
  expect(words.value).toBe('On my way');
  backend.fail(CHANGE, 'network', 2);
  await userEvent.type(words, ' now{Enter}');
  expect(await screen.findByText('The message could not be changed')).toBeTruthy();
  expect(field('Edit your message').value).toBe('On my way now');
  await press('Save message');
  const changed = (await screen.findByText('On my way now')).closest('[data-message]');
  expect(within(changed as HTMLElement).getByText(/edited/)).toBeTruthy();
  expect(field().value).toBe('Half a ');
});

test('what the server says of the new words stands at them', async () => {
  const backend = await openChannel();
  backend.fail(
    CHANGE,
    new FakeReply(400, { errors: [{ property: 'content', messages: ['Too long.'] }] }),
    1,
  );
  await press('Edit your message');
  await userEvent.keyboard(' now{Enter}');
  await waitFor(() => expect(field('Edit your message').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Too long.').length).toBeGreaterThan(0);
});

test('a change that is given up leaves the message as it was', async () => {
  const backend = await openChannel();
  await press('Edit your message');
  await userEvent.keyboard(' now{Escape}');
  expect(screen.getByText('On my way')).toBeTruthy();
  expect(field().value).toBe('');
  expect(backend.callsTo(CHANGE)).toHaveLength(0);
});

test('other words that somebody gives a message show at once', async () => {
  const { sockets } = await openChannel();
  act(() =>
    sockets.broadcast('channelMessageChanged', {
      ...place,
      messageId: 'm1',
      reactionCount: 0,
      content: 'Doors are open',
      editedAt: minutesAgo(1),
    }),
  );
  const changed = (await screen.findByText('Doors are open')).closest('[data-message]');
  expect(within(changed as HTMLElement).getByText(/edited/)).toBeTruthy();
});

test('only one’s own messages can be changed, and only where the server says so', async () => {
  await openChannel(['changeMessages', 'moderate']);
  expect(screen.getAllByRole('button', { name: 'Edit your message' })).toHaveLength(1);
});

test('without a word of the server nothing can be changed', async () => {
  await openChannel(['deleteMessages', 'moderate']);
  expect(screen.queryByRole('button', { name: 'Edit your message' })).toBeNull();
});

test('a picture goes into a channel with what it shows, once all is stored', async () => {
  const backend = await openChannel(['attachToMessages', 'attachPictures']);
  backend.handle('POST /clubs/:id/media', () => ({ data: { mediaUrl: '/uploads/start.webp' } }));
  backend.fail('POST /club-channels/ch1/messages', new FakeReply(403, { message: 'No.' }), 1);
  await userEvent.type(field(), 'Look');
  await userEvent.upload(
    screen.getByLabelText('Add picture'),
    new File(['x'], 'start.png', { type: 'image/png' }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Describe the picture' }), 'The start');
  await press('Send message');
  expect(await screen.findByText('Failed to send')).toBeTruthy();
  expect(field().value).toBe('Look');
  await press('Send message');
  expect(await screen.findByRole('img', { name: 'The start' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Describe the picture' })).toBeNull();
  expect(backend.callsTo('POST /clubs/c1/media')).toHaveLength(1);
  expect(backend.callsTo('POST /club-channels/ch1/messages').at(-1)?.body).toMatchObject({
    content: 'Look',
    mediaUrls: ['/uploads/start.webp'],
    mediaAlts: ['The start'],
  });
});

test('pictures cannot be added where the server does not say so', async () => {
  await openChannel(['attachPictures']);
  expect(screen.queryByLabelText('Add picture')).toBeNull();
});

const NOT_SENT = 'What you were writing here was not sent';
/** Begins to change one's own message. */
const changeWords = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Edit your message/ }));
  await userEvent.keyboard(', all of us');
};
const expectKept = async () => {
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  expect(screen.getByText('On my way, all of us')).toBeTruthy();
  expect(screen.queryByText('Editing your message')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
};

test('who changes a message while owners delete it keeps the new words', async () => {
  const backend = await openChannel();
  await changeWords();
  const deleted = { ...place, messageId: 'm2', reactionCount: null };
  act(() => backend.sockets.broadcast('channelMessageChanged', deleted));
  await expectKept();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(NOT_SENT)).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('log'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('new words for a message that turns out to be deleted are kept as well', async () => {
  const backend = await openChannel();
  await changeWords();
  backend.fail(CHANGE, new FakeReply(404, { message: 'Message not found' }));
  await userEvent.keyboard('{Enter}');
  await expectKept();
  expect(screen.queryByText('On my way')).toBeNull();
});

test('a message that is deleted while nothing new was written for it leaves nothing', async () => {
  const backend = await openChannel();
  await userEvent.click(screen.getByRole('button', { name: /^Edit your message/ }));
  const deleted = { ...place, messageId: 'm2', reactionCount: null };
  act(() => backend.sockets.broadcast('channelMessageChanged', deleted));
  await waitFor(() => expect(screen.queryByText('Editing your message')).toBeNull());
  expect(screen.queryByText(NOT_SENT)).toBeNull();
});

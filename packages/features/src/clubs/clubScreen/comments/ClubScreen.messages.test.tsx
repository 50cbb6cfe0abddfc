import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ben, demoUser, minutesAgo } from '../../../testing';
import { joined, openClub } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

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
async function openChannel(permissions: ('deleteMessages' | 'moderate')[] = ['deleteMessages']) {
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

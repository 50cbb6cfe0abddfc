import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ClubDetails } from '@clubline/contract';
import { ben, fakePost } from '../../../testing';
import { joined, openClub } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const MUTED = 'You have been muted in this club by its owners. You can read and react.';
const BANNED = 'You have been banned from this club by its owners.';
const NOT_SENT = 'What you were writing here was not sent';

/** A club in which somebody writes when its owners take that from them. */
async function openWriting() {
  const details: Partial<ClubDetails> = { permissions: ['changeComments'] };
  const { backend } = openClub(
    {
      clubs: [joined({ channels: [{ id: 'ch1', name: 'Pits' }] })],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Start list', user: ben })],
      embeds: true,
      details,
    },
    { postId: 'p1', showComments: true },
  );
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  return (sanction: Partial<ClubDetails>) => {
    Object.assign(details, sanction);
    act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1' }));
  };
}
const write = async (name: string, words: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name }));
  await userEvent.paste(words);
};
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
test('who is muted while they write keeps their words in sight, wherever they stand', async () => {
  const impose = await openWriting();
  await write('Write a post', 'Half a post');
  await write('Write a comment', 'Half a comment');
  await tab('Pits');
  await write('Write a message', 'Half a message');
  impose({ sanction: 'mute', permissions: [] });
  expect(await screen.findByText(MUTED)).toBeTruthy();
  expect(screen.getByText('Half a message')).toBeTruthy();
  await tab('General');
  expect(await screen.findByText('Half a post')).toBeTruthy();
  expect(screen.getAllByText(NOT_SENT).length).toBeGreaterThan(0);
  // The post's come first, then those of the comment.
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
  expect(screen.queryByText('Half a post')).toBeNull();
  expect(screen.getByText('Half a comment')).toBeTruthy();
});

test('who is muted while they change a comment keeps the new words', async () => {
  const impose = await openWriting();
  await write('Write a comment', 'I was ther');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit your comment' }));
  await userEvent.keyboard('e');
  impose({ sanction: 'mute', permissions: [] });
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  expect(screen.getByText('I was there')).toBeTruthy();
});

test('who is banned while they write keeps their words in sight', async () => {
  const impose = await openWriting();
  await write('Write a post', 'Half a post');
  await write('Write a comment', 'Half a comment');
  impose({ sanction: 'ban', permissions: [], isMember: false });
  expect(await screen.findByText(BANNED)).toBeTruthy();
  expect(screen.getByText('Half a post')).toBeTruthy();
  expect(screen.getByText('Half a comment')).toBeTruthy();
  expect(screen.queryByText('Start list')).toBeNull();
});

test('nothing is said to be lost where nothing was written', async () => {
  const impose = await openWriting();
  impose({ sanction: 'ban', permissions: [], isMember: false });
  expect(await screen.findByText(BANNED)).toBeTruthy();
  expect(screen.queryByText(NOT_SENT)).toBeNull();
});

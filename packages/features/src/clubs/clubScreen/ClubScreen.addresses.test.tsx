import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { demoUser } from '../../testing';
import { button, joined, lakeside, openClub } from './testing/openClub';

const channels = [
  { id: 'ch1', name: 'Race day' },
  { id: 'ch2', name: 'Paddock' },
  { id: 'ch3', name: 'Paddock' },
];
const club = joined({ channels });
const owned = joined({ channels, ownerId: demoUser.id });
const selected = async (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name));

test.each([
  { channel: 'Race day', shows: 'Race day' },
  { channel: 'ch3', shows: 'Paddock' },
  { section: 'chat' as const, shows: 'Chat' },
  { shows: 'General' },
])('the address of $shows opens its tab', async ({ shows, ...addressed }) => {
  openClub({ clubs: [club] }, addressed);
  await selected(shows);
});

test('only what the address names is asked for', async () => {
  const { backend } = openClub({ clubs: [club] }, { channel: 'Race day' });
  await screen.findByRole('textbox', { name: 'Write a message' });
  expect(backend.calls.filter(({ path }) => path.includes('club-posts-feed'))).toHaveLength(0);
});

test('until it is known which channels there are, the one of the address has its tab', async () => {
  let release = () => {};
  openClub(
    {
      clubs: [club],
      embeds: false,
      prepare: (backend) => (release = backend.hold('GET /club-channels/:clubId')),
    },
    { channel: 'Race day' },
  );
  await selected('Race day');
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  release();
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeTruthy();
  await selected('Race day');
});

test('a tab that is pressed gives its address, by its id where names repeat', async () => {
  const onNavigate = vi.fn();
  openClub({ clubs: [club] }, {}, { onNavigate });
  await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/c1/channels/Race%20day', {
    keepsPlace: true,
  });
  await userEvent.click(screen.getAllByRole('tab', { name: 'Paddock' })[1]!);
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/c1/channels/ch3', { keepsPlace: true });
  await userEvent.click(screen.getByRole('tab', { name: 'General' }));
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/c1', { keepsPlace: true });
});

test('where the chat will be, each channel and the posts are a button away', async () => {
  openClub({ clubs: [club] }, { section: 'chat' });
  await userEvent.click(await screen.findByRole('button', { name: 'Race day' }));
  await selected('Race day');
  await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'To the posts' }));
  await selected('General');
});

test('where the chat will be, who may not read the channels is not led to them', async () => {
  openClub({ clubs: [lakeside({ channels })] }, { section: 'chat' });
  await screen.findByRole('button', { name: 'To the posts' });
  expect(screen.queryByRole('button', { name: 'Race day' })).toBeNull();
});

test('a channel that is not there is named, above the feed', async () => {
  openClub({ clubs: [club] }, { channel: 'Pits' });
  expect(await screen.findByText('There is no channel “Pits” in this club')).toBeTruthy();
  await selected('General');
});

test('a section for others is said to be closed', async () => {
  openClub({ clubs: [club] }, { section: 'members' });
  expect(await screen.findByText('This part of the club is not open to you')).toBeTruthy();
  await selected('General');
});

test('the details have an address, and closing them leads back to the tab below', async () => {
  const onNavigate = vi.fn();
  const { follow } = openClub({ clubs: [owned] }, { channel: 'Race day' }, { onNavigate });
  await selected('Race day');
  await userEvent.click(await button('Club Info'));
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/c1/about', { keepsPlace: true });
  follow({ section: 'about' });
  await userEvent.keyboard('{Escape}');
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/c1/channels/Race%20day', {
    keepsPlace: true,
    back: true,
  });
  follow({ channel: 'Race day' });
  await selected('Race day');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SEARCH_DELAY } from '../../../platform/debounce';
import {
  amy,
  ben,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  fakePost,
} from '../../../testing';
import { article, button, openClub, joined, type OpenClubOptions } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const ASKED = 'GET /clubs/:id/mentions';
const NOTICE = '@ben_torres is not a member of this club and will not be notified.';
const club = joined({ channels: [{ id: 'ch1', name: 'lounge' }] });
function open(options: OpenClubOptions = {}) {
  const clock = createFakeClock();
  const { backend } = openClub(
    {
      clubs: [club],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Hello' })],
      embeds: true,
      details: { permissions: ['checkMentions'] },
      ...options,
    },
    {},
    { environment: createFakeEnvironment({ clock }) },
  );
  return { backend, rest: () => act(() => clock.advance(SEARCH_DELAY)) };
}
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

describe('a mention of somebody who is not a member', () => {
  test('is said below a post before it is sent, and holds nothing back', async () => {
    const { rest } = open();
    await userEvent.type(await field('Write a post'), 'Coming, @ben_torres ');
    await rest();
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Posted to club')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
  });

  test('is said below comments and messages', async () => {
    const { rest } = open();
    await screen.findByText('Hello');
    await userEvent.click(within(article('Hello')).getByRole('button', { name: '0 comments' }));
    await userEvent.type(await field('Write a comment'), '@ben_torres ');
    await rest();
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'lounge' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
    await userEvent.type(await field('Write a message'), '@ben_torres ');
    await rest();
    expect(await screen.findByText(NOTICE)).toBeTruthy();
  });

  test('is not said of members, and of several at once', async () => {
    const zoe = { ...ben, id: 'u-zoe', username: 'zoe' };
    const { rest } = open({ people: [demoUser, amy, ben, zoe] });
    const text = await field('Write a post');
    await userEvent.type(text, '@amy_lake @ben_torres @zoe ');
    await rest();
    expect(
      await screen.findByText(
        '@ben_torres, @zoe are not members of this club and will not be notified.',
      ),
    ).toBeTruthy();
    await userEvent.clear(text);
    expect(screen.queryByText(/not be notified/)).toBeNull();
  });

  test('is not asked for where the server does not say that it can tell', async () => {
    const { backend, rest } = open({ details: {} });
    await userEvent.type(await field('Write a post'), '@ben_torres ');
    await rest();
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Posted to club')).toBeTruthy();
    expect(backend.callsTo(ASKED)).toEqual([]);
  });

  test('says nothing when that cannot be found out', async () => {
    const { backend, rest } = open({ prepare: (server) => server.fail(ASKED) });
    await userEvent.type(await field('Write a post'), '@ben_torres ');
    await rest();
    await waitFor(() => expect(backend.callsTo(ASKED).length).toBeGreaterThan(0));
    expect(screen.queryByText(/not be notified/)).toBeNull();
  });
});

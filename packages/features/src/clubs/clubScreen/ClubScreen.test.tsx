import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ben, createFakeEnvironment, createStoryClock, demoUser, fakePost } from '../../testing';
import { clubKeys } from '../clubKeys';
import { article, button, joined, lakeside, openClub } from './testing/openClub';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

describe.each([{ embeds: false }, { embeds: true }])(
  'a backend with embeds $embeds',
  ({ embeds }) => {
    test('join, post, and the post stands in the feed', async () => {
      const { backend } = openClub({ clubs: [lakeside()], embeds });
      expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
      expect(backend.callsTo('GET /club-social/club-posts-feed/:u/:c')).toHaveLength(0);
      await userEvent.click(await button('Join'));
      expect(await screen.findByText('Joined club')).toBeTruthy();
      expect(await screen.findByText('3 members')).toBeTruthy();
      expect(backend.callsTo('POST /clubs/c1/join')[0]?.body).toEqual({ userId: demoUser.id });

      await userEvent.type(
        await screen.findByRole('textbox', { name: 'Write a post' }),
        '  Gates open at nine  ',
      );
      await userEvent.click(await button('Post'));
      expect(await screen.findByText('Posted to club')).toBeTruthy();
      expect(screen.getByText('Gates open at nine')).toBeTruthy();
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' }).value).toBe(
        '',
      );
      expect(backend.callsTo('POST /club-social/club-posts')[0]?.body).toEqual({
        userId: demoUser.id,
        clubId: 'c1',
        content: 'Gates open at nine',
        mediaUrls: [],
      });
    });

    test('a second person reacts and comments', async () => {
      const { backend } = openClub({
        clubs: [joined()],
        posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Race day' })],
        reactions: { p1: { [ben.id]: 'love' } },
        embeds,
      });
      await screen.findByText('Race day');
      const post = within(article('Race day'));
      expect(await post.findByRole('button', { name: 'Like, 1 reaction' })).toBeTruthy();
      await userEvent.click(post.getByRole('button', { name: /^Like,/ }));
      expect(
        await post.findByRole('button', { name: 'Like, your reaction, 2 reactions' }),
      ).toBeTruthy();
      await waitFor(() =>
        expect(backend.callsTo('POST /club-social/club-post-reactions')[0]?.body).toEqual({
          clubPostId: 'p1',
          userId: demoUser.id,
          reaction: 'like',
        }),
      );

      await userEvent.click(post.getByRole('button', { name: '0 comments' }));
      expect(await post.findByText('No comments yet.')).toBeTruthy();
      await userEvent.type(
        post.getByRole('textbox', { name: 'Write a comment' }),
        'See you there{Enter}',
      );
      expect(await post.findByRole('button', { name: '1 comment' })).toBeTruthy();
      expect(post.getByText('See you there')).toBeTruthy();
      expect(backend.callsTo('POST /club-social/club-comments')[0]?.body).toEqual({
        clubPostId: 'p1',
        userId: demoUser.id,
        content: 'See you there',
      });
    });
  },
);

test('what a server sends along is not asked for again', async () => {
  const { backend } = openClub({
    clubs: [joined({ channels: [{ id: 'ch1', name: 'Race day' }] })],
    posts: [fakePost({ id: 'p1', clubId: 'c1' })],
    embeds: true,
  });
  await screen.findByText('Post p1');
  expect(screen.getByRole('tab', { name: 'Race day' })).toBeTruthy();
  expect(
    backend.calls
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !call.includes('/auth/')),
  ).toEqual(['GET /clubs/c1/details', `GET /club-social/club-posts-feed/${demoUser.id}/c1`]);
});

test.each([
  ['discover', '', '/clubs/discover'],
  ['my', '', '/clubs'],
  ['my', 'lake', '/clubs?q=lake'],
])('back leads to the list one came from: %s, %j', async (tab, search, address) => {
  const environment = createFakeEnvironment({ clock: createStoryClock() });
  environment.storage.session.setJson(clubKeys.view, { tab, search });
  openClub({ clubs: [lakeside()] }, {}, { environment });
  expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe(address);
});

test('a club that does not exist says so and leads back', async () => {
  openClub({ clubs: [] });
  expect(await screen.findByText('This club does not exist')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to clubs' }).getAttribute('href')).toBe('/clubs');
});

test('a club that cannot be loaded can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openClub({
    clubs: [joined()],
    prepare: (backend) => backend.fail('GET /clubs/c1/details', undefined, 1),
  });
  expect(await screen.findByText('This club could not be loaded')).toBeTruthy();
  await userEvent.click(await button('Try again'));
  expect((await screen.findAllByText('Lakeside')).length).toBeGreaterThan(0);
});

import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Screen } from './Screen';

const bar = () => screen.findByText('No connection.', {}, { timeout: 10_000 });

test('the feed keeps its posts when the connection is lost, over a bar that says so', async () => {
  render(<Screen page="feed" state="offline" />);
  await bar();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
  expect(screen.queryByText(/could not be/)).toBeNull();
});

test('scores without a connection say so', async () => {
  render(<Screen page="scores" state="offline" />);
  await bar();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).not.toBeNull());
});

test.each([
  ['en', 'Something went wrong on our side.'],
  ['es', 'Algo ha fallado por nuestra parte.'],
  ['ar', 'حدث خطأ من جهتنا.'],
])('a server that fails says so in the language of the page (%s)', async (language, words) => {
  render(<Screen page="settings" state="broken" language={language} />);
  expect((await screen.findAllByText(words, {}, { timeout: 10_000 })).length).toBeGreaterThan(0);
});

test('with a connection nothing is said of it', async () => {
  render(<Screen page="feed" state="full" />);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
  expect(screen.queryByText('No connection.')).toBeNull();
});

test('the members of a club are those people, not that they may not be seen', async () => {
  render(<Screen page="clubMembers" state="full" />);
  await screen.findByRole('tab', { name: 'Members', selected: true }, { timeout: 10_000 });
  expect((await screen.findAllByText('Ben Torres')).length).toBeGreaterThan(0);
  expect(screen.queryByText('This part of the club is not open to you')).toBeNull();
});

test('who is signed in finds no page with the way to their feed', async () => {
  render(<Screen page="notFound" state="full" isSignedIn />);
  await screen.findByRole('link', { name: 'Explore Clubs' }, { timeout: 10_000 });
  // One is in the menu.
  expect(screen.getAllByRole('link', { name: 'My Feed' })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
});

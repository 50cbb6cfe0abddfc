import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoUser, FakeClubline, FakeReply, minutesAgo } from '../testing';
import { homeFeed, type HomeFeedOptions } from '../testing/homeFeed.fixtures';
import { HomeScreen } from './HomeScreen';

const home = (
  <HomeScreen
    artwork={[['/a.svg'], ['/b.svg']]}
    eventImageSrc="/e.svg"
    partners={[{ name: 'Northstand' }]}
    externalHrefs={{ about: 'https://example.com/about' }}
  />
);

test('a visitor is led to sign up or in, and from both back here', async () => {
  render(<FakeClubline user={null}>{home}</FakeClubline>);
  for (const [name, href] of [
    ['Join', '/auth/sign-up?next=%2F'],
    ['Log in', '/auth?next=%2F'],
  ])
    expect((await screen.findByRole('link', { name: name! })).getAttribute('href')).toBe(href);
  expect(screen.queryByText(/Welcome back/)).toBeNull();
});

test('there are exactly four feature cards, and only AI Insights is marked as coming soon', () => {
  render(<FakeClubline user={null}>{home}</FakeClubline>);
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Clubs & Communities',
    'Live Scores & Threads',
    'Profiles & Reactions',
    'AI Insights',
  ]);
  expect(cards.filter((card) => within(card).queryByText('coming soon'))).toEqual([cards[3]]);
});

test('a feature has its picture where one is given', () => {
  const { container } = render(
    <FakeClubline user={null}>
      <HomeScreen
        artwork={[]}
        eventImageSrc="/e.svg"
        partners={[]}
        featureImages={{ clubs: '/clubs.svg', insights: '/insights.svg' }}
      />
    </FakeClubline>,
  );
  expect(
    Array.from(container.querySelectorAll('article img'), (picture) => picture.getAttribute('src')),
  ).toEqual(['/clubs.svg', '/insights.svg']);
});

test('the footer names what is inside, and what is outside only when its address is known', () => {
  render(<FakeClubline user={null}>{home}</FakeClubline>);
  const map = screen.getByRole('navigation', { name: 'Site map' });
  expect(
    within(map)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/clubs', '/contact', '/terms', 'https://example.com/about']);
});

test('who is signed in is greeted, and Logout ends the session', async () => {
  render(<FakeClubline>{home}</FakeClubline>);
  await screen.findByText(/^Welcome back, .+!$/);
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
  screen.getByRole('link', { name: 'Logout' }).click();
  await waitFor(() => expect(screen.queryByText(/Welcome back/)).toBeNull());
});

const openSignedIn = (options: HomeFeedOptions = {}) => {
  const {
    backend,
    environment,
    screen: page,
  } = homeFeed(
    options,
    {},
    <HomeScreen artwork={[]} eventImageSrc="/e.svg" partners={[]} beside="Latest results" />,
  );
  render(page);
  return { backend, environment };
};

test('who is signed in reads the three newest posts of their feed, and goes on there', async () => {
  openSignedIn();
  await screen.findByText('Gates open at nine');
  screen.getByText('New boat day');
  screen.getByText('Who drives?');
  expect(screen.queryByText('My lift has room for two')).toBeNull();
  screen.getByText('Latest results');
  const links = screen.getAllByRole('link', { name: 'My Feed' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/feed', '/feed']);
});

test('home says what is new since the last visit to the feed, and is none itself', async () => {
  const seen = minutesAgo(30);
  const { environment } = openSignedIn({ seen });
  await screen.findByRole('heading', { name: '2 new posts since your last visit' });
  expect(environment.local.getItem(`sports_app_feed_seen_${demoUser.id}`)).toBe(seen);
});

test('a feed that cannot be loaded is said so on home, with the way to try again', async () => {
  openSignedIn({
    prepare: (backend) => backend.fail('GET /social/feed', new FakeReply(500, '', {}, ' '), 1),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.click();
  await screen.findByText('Gates open at nine');
});

test('a visitor sees nothing that stands beside posts, and no feed is asked for', async () => {
  const { backend, environment } = homeFeed();
  render(
    <FakeClubline user={null} backend={backend} environment={environment}>
      <HomeScreen artwork={[]} eventImageSrc="/e.svg" partners={[]} beside="Latest results" />
    </FakeClubline>,
  );
  await screen.findByRole('link', { name: 'Join' });
  expect(screen.queryByText('Latest results')).toBeNull();
  expect(backend.callsTo('GET /social/feed')).toEqual([]);
});

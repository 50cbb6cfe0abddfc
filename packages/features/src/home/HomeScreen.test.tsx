import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeClubline } from '../testing';
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

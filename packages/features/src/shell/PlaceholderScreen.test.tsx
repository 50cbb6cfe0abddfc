import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeClubline } from '../testing';
import { PlaceholderScreen } from './PlaceholderScreen';

test.each([
  ['messages', 'Messages', 'My Clubs', '/clubs'],
  ['messages', 'Messages', 'Live Scores', '/scores'],
] as const)('%s says "%s" and leads on by "%s"', (page, title, link, href) => {
  render(
    <FakeClubline>
      <PlaceholderScreen page={page} />
    </FakeClubline>,
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
});

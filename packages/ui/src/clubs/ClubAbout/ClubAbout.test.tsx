import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { ClubAbout } from './ClubAbout';

const team = [
  { id: 'amy', name: 'Amy Lake', username: 'amy_lake', href: '/profile/amy_lake', role: 'owner' },
  { id: 'ben', name: 'Ben Torres', role: 'coOwner' },
] as const;

test('it says what the club is for, and leads to its page and its members', () => {
  render(
    <ClubAbout
      description="Rides."
      team={team}
      clubHref="/clubs/c"
      membersHref="/clubs/c/members"
    />,
  );
  const about = within(screen.getByRole('region', { name: 'About this club' }));
  expect(about.getByText('Rides.')).toBeTruthy();
  expect(about.getByRole('link', { name: 'Open the club' }).getAttribute('href')).toBe('/clubs/c');
  expect(about.getByRole('link', { name: 'Members' }).getAttribute('href')).toBe(
    '/clubs/c/members',
  );
});

test('who runs the club is named with what they are, and what only they may do', () => {
  render(<ClubAbout team={team} teamNote="Only they can edit it." clubHref="/clubs/c" />);
  const people = within(screen.getByRole('region', { name: 'Who runs it' }));
  expect(people.getByText('Only they can edit it.')).toBeTruthy();
  const [owner, coOwner] = people.getAllByRole('listitem');
  expect(within(owner!).getByRole('link', { name: 'Amy Lake' }).getAttribute('href')).toBe(
    '/profile/amy_lake',
  );
  expect(owner?.textContent).toContain('Owner');
  expect(coOwner?.textContent).toContain('Co-owner');
  expect(within(coOwner!).queryByRole('link')).toBeNull();
});

test('nobody and nothing known leaves a note, and no empty list', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ClubAbout ref={ref} team={[]} clubHref="/clubs/c" className="wide" headingLevel={3} />);
  expect(screen.getByText('No description yet.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'About this club' })).toBeTruthy();
  expect(ref.current?.classList.contains('wide')).toBe(true);
});

test('a description of line breaks is drawn as short', () => {
  render(<ClubAbout description={`up${'\n'.repeat(500)}down`} team={team} clubHref="/clubs/c" />);
  expect(screen.getByText(/^up/).textContent).toBe('up\n\ndown');
});

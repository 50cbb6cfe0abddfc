import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ClubCard } from './ClubCard';
import { clubInitials } from './ClubArt';
import { lakeside, sparse } from './ClubCard.fixtures';

test('a card shows members as count and maximum and says whether the club is active', () => {
  render(<ClubCard {...lakeside} />);
  expect(screen.getByText('128/200')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lakeside Riders' }).getAttribute('href')).toBe(
    '/clubs/lakeside',
  );
});

test('what is unknown has its words: picture, owner, maximum', () => {
  render(<ClubCard {...sparse} />);
  expect(screen.getByText('No image')).toBeTruthy();
  expect(screen.getByText('Unknown Owner')).toBeTruthy();
  expect(screen.getByText('1/—')).toBeTruthy();
  expect(screen.getByText('Not active')).toBeTruthy();
});

test('a picture that does not load gives way to the initials', () => {
  const { container } = render(<ClubCard {...lakeside} />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('No image')).toBeTruthy();
  expect(screen.getByText('LR')).toBeTruthy();
});

test('a picture in several widths is offered in all of them, and asked for once it is near', () => {
  const { container } = render(<ClubCard {...lakeside} imageSrcSet="/a-640.webp 640w" />);
  const picture = container.querySelector('img') as HTMLImageElement;
  expect(picture.getAttribute('srcset')).toBe('/a-640.webp 640w');
  expect(picture.getAttribute('sizes')).toContain('100vw');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('of one width, no other is said to be there', () => {
  const { container } = render(<ClubCard {...lakeside} />);
  const picture = container.querySelector('img') as HTMLImageElement;
  expect([picture.hasAttribute('srcset'), picture.hasAttribute('sizes')]).toEqual([false, false]);
});

test('the picture of a first card is fetched at once, before others', () => {
  const { container } = render(<ClubCard {...lakeside} isFirst />);
  const picture = container.querySelector('img') as HTMLImageElement;
  expect([picture.getAttribute('fetchpriority'), picture.hasAttribute('loading')]).toEqual([
    'high',
    false,
  ]);
});

test('following the card is reported before the link is followed', () => {
  const onOpen = vi.fn();
  render(<ClubCard {...lakeside} onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('link', { name: 'Lakeside Riders' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test.each([
  ['Lakeside Riders', 'LR'],
  ['Umbrella', 'UM'],
  ['“Quoted” & co', 'QC'],
  ['🏁 Riders', 'RI'],
  ['', ''],
  ['Клуб друзей', 'КД'],
])('the initials of %j are %j', (name, initials) => expect(clubInitials(name)).toBe(initials));

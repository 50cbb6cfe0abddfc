import { I18nProvider } from 'react-aria-components/I18nProvider';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClubCard } from './ClubCard';
import { clubInitials, isWithoutCapitals } from './clubMark';
import { lakeside, sparse } from './ClubCard.fixtures';

// Nobody can tell what is near: all is.
beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
afterEach(() => void vi.unstubAllGlobals());

test('a card shows members as count and maximum and says whether the club is active', () => {
  render(<ClubCard {...lakeside} />);
  expect(screen.getByText('128/200')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lakeside Riders' }).getAttribute('href')).toBe(
    '/clubs/lakeside',
  );
});

test.each([
  ['en-GB', '12,480/20,000'],
  ['es', '12.480/20.000'],
  ['ar-u-nu-latn', '12,480/20,000'],
])('thousands of members are grouped as in %s', (locale, shown) => {
  render(
    <I18nProvider locale={locale}>
      <ClubCard {...lakeside} memberCount={12_480} maxMembers={20_000} />
    </I18nProvider>,
  );
  expect(screen.getByText(shown)).toBeTruthy();
});

test('an unknown picture and owner have their words, an unknown maximum is left out', () => {
  render(<ClubCard {...sparse} />);
  expect(screen.getByText('No image')).toBeTruthy();
  expect(screen.getByText('Unknown Owner')).toBeTruthy();
  expect(screen.getByText('1')).toBeTruthy();
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

test('a picture is asked for once its card is near what is seen', () => {
  let see: (isIntersecting: boolean) => void = () => {};
  const near = vi.fn<(options: { rootMargin: string }) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        heard: (entries: { isIntersecting: boolean }[]) => void,
        options: { rootMargin: string },
      ) {
        near(options);
        see = (isIntersecting) => heard([{ isIntersecting }]);
      }
      observe() {
        see(false);
      }
      disconnect() {}
    },
  );
  const { container } = render(<ClubCard {...lakeside} />);
  expect(near).toHaveBeenCalledWith({ rootMargin: '200px' });
  expect(container.querySelector('img')).toBeNull();
  act(() => see(true));
  expect(container.querySelector('img')).toBeTruthy();
});

test('a picture that a club gets later is shown', () => {
  const { container, rerender } = render(<ClubCard {...lakeside} image={null} />);
  expect(container.querySelector('img')).toBeNull();
  rerender(<ClubCard {...lakeside} />);
  expect(container.querySelector('img')).toBeTruthy();
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

test('a club is joined from its card, which then says so in the same place', () => {
  const onJoin = vi.fn();
  const { rerender } = render(<ClubCard {...lakeside} onJoin={onJoin} />);
  fireEvent.click(screen.getByRole('button', { name: 'Join Lakeside Riders' }));
  expect(onJoin).toHaveBeenCalledOnce();
  rerender(<ClubCard {...lakeside} onJoin={onJoin} membership="joined" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Joined')).toBeTruthy();
});

test('a card without a way to join has no button', () => {
  render(<ClubCard {...lakeside} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('clubs without a picture are told apart by their sport and by two colours', () => {
  const look = (name: string, sport?: 'hockey' | 'soccer') => {
    const { container, unmount } = render(<ClubCard {...sparse} name={name} sport={sport} />);
    const drawing = container.querySelector('path')?.getAttribute('d');
    const colors = container.querySelector('article > span')?.className;
    unmount();
    return { drawing, colors };
  };
  expect(look('Puck Drop', 'hockey').drawing).not.toBe(look('Puck Drop', 'soccer').drawing);
  expect(look('Puck Drop').drawing).not.toBe(look('Puck Drop', 'soccer').drawing);
  expect(look('Puck Drop').colors).toBe(look('Puck Drop').colors);
  const names = ['North Stand', 'Puck Drop', 'Umbrella', 'Lakeside', 'Minivan League'];
  expect(new Set(names.map((name) => look(name).colors)).size).toBeGreaterThan(2);
});

test.each([
  ['Lakeside Riders', 'LR'],
  ['Umbrella', 'UM'],
  ['“Quoted” & co', 'QC'],
  ['🏁 Riders', 'RI'],
  ['', ''],
  ['Клуб друзей', 'КД'],
  ['الأمواج الزرقاء', 'أز'],
  ['نادي البحيرة', 'نب'],
  ['الشراع', 'شر'],
])('the initials of %j are %j', (name, initials) => expect(clubInitials(name)).toBe(initials));

test.each([
  ['LR', false],
  ['КД', false],
  ['49', false],
  ['نب', true],
  ['דר', true],
])('whether %j has letters that may reach below the line: %j', (initials, isSo) =>
  expect(isWithoutCapitals(initials)).toBe(isSo),
);

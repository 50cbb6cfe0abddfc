import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ClubBanner } from './ClubBanner';

const props = { name: 'Lakeside', memberCount: 2, owner: { name: 'Amy Lake' } };

test.each([
  ['none', false, 'Join'],
  ['none', true, 'Joining…'],
  ['member', false, 'Joined'],
  ['member', true, 'Leaving…'],
] as const)('for %s, pending %s, the button reads %s', (membership, isPending, name) => {
  render(<ClubBanner {...props} membership={membership} isPending={isPending} />);
  expect(screen.getByRole('button', { name })).toHaveProperty('disabled', isPending);
});

test.each(['owner', 'unknown'] as const)('for %s there is neither Join nor Leave', (membership) => {
  render(<ClubBanner {...props} membership={membership} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('joining and leaving call their own', async () => {
  const onJoin = vi.fn();
  const onLeave = vi.fn();
  const { rerender } = render(
    <ClubBanner {...props} membership="none" onJoin={onJoin} onLeave={onLeave} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  rerender(<ClubBanner {...props} membership="member" onJoin={onJoin} onLeave={onLeave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Joined' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Leave' }));
  expect([onJoin.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
});

test('its picture is fetched before others, in the width that is wanted', () => {
  const { container } = render(
    <ClubBanner {...props} membership="none" image="/a.webp" imageSrcSet="/a-640.webp 640w" />,
  );
  const picture = container.querySelector('img[src="/a.webp"]') as HTMLImageElement;
  expect([picture.getAttribute('srcset'), picture.getAttribute('fetchpriority')]).toEqual([
    '/a-640.webp 640w',
    'high',
  ]);
  expect(picture.hasAttribute('loading')).toBe(false);
});

test('without a picture its initials stand once, on the crest', () => {
  render(<ClubBanner {...props} name="Lakeside Riders" membership="none" />);
  expect(screen.getAllByText('LR')).toHaveLength(1);
});

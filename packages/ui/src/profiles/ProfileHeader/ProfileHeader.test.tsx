import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader';
import { amy, ben } from './ProfileHeader.fixtures';
import { ProfileUnavailable } from './ProfileUnavailable';

const show = (props: Partial<ProfileHeaderProps> = {}) =>
  render(
    <ProfileHeader
      user={amy}
      followersCount={7}
      isFollowing={false}
      onShare={vi.fn()}
      {...props}
    />,
  );

test('says who it is: name, username, tags, words, points', () => {
  show({ points: 40 });
  expect(screen.getByRole('heading', { level: 1, name: 'Amy Lake' })).toBeTruthy();
  expect(screen.getByText('@amy_lake')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Profile tags' }).textContent).toBe('PlayerCoach');
  expect(screen.getByText(/Runabout rider/)).toBeTruthy();
  expect(screen.getByText('40')).toBeTruthy();
});

test('without a bio it says so, and without a name the username stands in', () => {
  show({ user: { ...ben, firstName: '', lastName: '', bio: '  ' } });
  expect(screen.getByText('No bio yet.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'ben_torres' })).toBeTruthy();
});

describe('following', () => {
  test('the button says what is, and asks for the change', async () => {
    const onToggleFollow = vi.fn();
    show({ onToggleFollow });
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(onToggleFollow).toHaveBeenCalledOnce();
  });

  test('once followed it is described by what a press does', () => {
    show({ isFollowing: true });
    const button = screen.getByRole('button', { name: 'Following' });
    expect(
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Press to unfollow');
  });

  test('waits while it is not known', () => {
    show({ isFollowing: undefined });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Follow' }).disabled).toBe(true);
  });

  test('is not offered on one’s own profile', () => {
    show({ isOwn: true, editHref: '/settings' });
    expect(screen.queryByRole('button', { name: /Follow$|Following$/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe(
      '/settings',
    );
  });
});

test('followers open their list, the magnifier the search, Share shares', async () => {
  const calls = { onOpenFollowers: vi.fn(), onSearch: vi.fn(), onShare: vi.fn() };
  show(calls);
  await userEvent.click(screen.getByRole('button', { name: '7 Followers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Find people' }));
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce();
});

test('while it loads it says so', () => {
  show({ user: undefined });
  expect(screen.getByRole('status').textContent).toBe('Loading profile…');
});

test.each([
  [<ProfileUnavailable key="1" description="Resting" />, 'Resting'],
  [<ProfileUnavailable key="2" description="" />, 'Failed to load profile'],
  [<ProfileUnavailable key="3" reason="notFound" description="no such row" />, 'User not found'],
])('a profile that cannot be shown says why (%#)', (screenful, message) => {
  render(screenful);
  expect(screen.getByRole('heading', { name: "Couldn't load this profile" })).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});

test('that there is no such person is no fault, and offers nothing to load again', () => {
  const { rerender } = render(<ProfileUnavailable onRetry={vi.fn()} />);
  expect(within(screen.getByRole('alert')).getByRole('button')).toBeTruthy();
  rerender(<ProfileUnavailable reason="notFound" onRetry={vi.fn()} />);
  const said = screen.getByRole('alert');
  expect(said.textContent).toContain('User not found');
  expect(said.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 144 108');
  expect(within(said).queryByRole('button')).toBeNull();
});

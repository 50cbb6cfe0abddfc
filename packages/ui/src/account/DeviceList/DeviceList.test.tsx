import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DeviceList, type DeviceListProps } from './DeviceList';
import { devices, manyDevices } from './DeviceList.fixtures';

const show = (props: Partial<DeviceListProps> = {}) =>
  render(
    <DeviceList
      devices={devices}
      status="ready"
      onSignOut={vi.fn()}
      onSignOutOthers={vi.fn()}
      {...props}
    />,
  );
const button = (name: string) => screen.getByRole('button', { name });

test('each device says what it is and when it was used; this one is marked', () => {
  show();
  const list = screen.getByRole('list', { name: 'Your devices' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(within(rows[0]!).getByText('This device')).toBeTruthy();
  expect(screen.getAllByText('This device')).toHaveLength(1);
  expect(within(rows[1]!).getByText('Safari on iPhone')).toBeTruthy();
  expect(within(rows[1]!).getByText('Used 3 hours ago').getAttribute('datetime')).toBe(
    '2025-10-08T15:00:00.000Z',
  );
  expect(within(rows[1]!).getByText('Signed in on September 12, 2025')).toBeTruthy();
});

test('one signs out of each, and everywhere else', async () => {
  const onSignOut = vi.fn();
  const onSignOutOthers = vi.fn();
  show({ onSignOut, onSignOutOthers });
  await userEvent.click(button('Sign out of Safari on iPhone'));
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith('d2');
  await userEvent.click(button('Sign out everywhere else'));
  expect(onSignOutOthers).toHaveBeenCalledOnce();
});

test('where there is no other device, nothing is offered for others', () => {
  show({ devices: devices.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('what is under way is not begun again', async () => {
  const onSignOut = vi.fn();
  show({ onSignOut, devices: [{ ...devices[1]!, isPending: true }] });
  await userEvent.click(button('Sign out of Safari on iPhone'));
  expect(onSignOut).not.toHaveBeenCalled();
});

test('a failure is said, and can be tried again', async () => {
  const onRetry = vi.fn();
  show({ devices: [], status: 'error', onRetry });
  expect(screen.getByText('Your devices could not be loaded.')).toBeTruthy();
  await userEvent.click(button('Try again'));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('list')).toBeNull();
});

test('of many the first few are shown until all are asked for, and fewer again', async () => {
  show({ devices: manyDevices });
  const rows = () => screen.getAllByRole('listitem');
  expect(rows()).toHaveLength(5);
  expect(within(rows()[0]!).getByText('This device')).toBeTruthy();
  expect(button('Show all 12 devices').getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button('Show all 12 devices'));
  expect(rows()).toHaveLength(12);
  expect(document.activeElement).toBe(button('Show fewer'));
  await userEvent.click(button('Show fewer'));
  expect(rows()).toHaveLength(5);
});

test('one more than the first few is not kept back', () => {
  show({ devices: manyDevices.slice(0, 6) });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

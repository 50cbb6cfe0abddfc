import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasskeyList, type PasskeyListProps } from './PasskeyList';
import { passkeys } from './PasskeyList.fixtures';

function show(props: Partial<PasskeyListProps> = {}) {
  const calls = {
    onAdd: vi.fn(),
    onRemove: vi.fn(),
    onAskedChange: vi.fn(),
    onNewCodes: vi.fn(),
    onRetry: vi.fn(),
  };
  render(<PasskeyList passkeys={passkeys} status="ready" {...calls} {...props} />);
  return calls;
}
const button = (name: string) => screen.getByRole('button', { name });

test('each passkey says what it is, when it was added and used', () => {
  show();
  const list = screen.getByRole('list', { name: 'Passkeys' });
  const [first, second] = within(list).getAllByRole('listitem');
  for (const words of ['Safari on iPhone', 'On several devices', 'Used 3 hours ago'])
    expect(within(first!).getByText(words)).toBeTruthy();
  expect(within(second!).getByText('Added on September 12, 2025')).toBeTruthy();
  expect(within(second!).queryByText('On several devices')).toBeNull();
});

test('buttons say of which passkey they are', async () => {
  const { onRemove, onAdd } = show();
  await userEvent.click(button('Remove Safari on iPhone'));
  await userEvent.click(button('Add a passkey'));
  expect([onRemove.mock.calls, onAdd.mock.calls.length]).toEqual([[['k1']], 1]);
});

test('the switch says what it is to be, and new codes are offered where they count', async () => {
  const { onAskedChange } = show();
  const ask = { name: 'Ask for a passkey as well when I sign in with my password' };
  await userEvent.click(screen.getByRole('switch', ask));
  expect(onAskedChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.queryByRole('button', { name: 'Make new recovery codes' })).toBeNull();
});

test('where signing in asks for one, the codes that are left are counted', async () => {
  const { onNewCodes } = show({ isAskedAfterPassword: true, recoveryCodesLeft: 1 });
  expect(screen.getByText('One recovery code is left.')).toBeTruthy();
  await userEvent.click(button('Make new recovery codes'));
  expect(onNewCodes).toHaveBeenCalledOnce();
});

test('without a passkey there is none to ask for', () => {
  show({ passkeys: [] });
  expect(screen.getByText('You have no passkey yet.')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(button('Add a passkey')).toBeTruthy();
});

test('a failure is said, and can be tried again', async () => {
  const { onRetry } = show({ passkeys: [], status: 'error' });
  await userEvent.click(button('Try again'));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

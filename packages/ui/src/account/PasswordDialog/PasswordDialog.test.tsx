import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordDialog, type PasswordDialogProps } from './PasswordDialog';

function show(props: Partial<PasswordDialogProps> = {}) {
  const calls = { onOpenChange: vi.fn(), onChange: vi.fn(), onSubmit: vi.fn() };
  render(
    <PasswordDialog
      isOpen
      title="Add a passkey"
      description="Your password first."
      confirmLabel="Continue"
      value="secret1"
      {...calls}
      {...props}
    />,
  );
  return calls;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Your password');

test('password managers know its field, and whose password it is', () => {
  show({ username: 'amy_lake' });
  expect([field().autocomplete, field().type]).toEqual(['current-password', 'password']);
});

test('it is sent by its button and by Enter, and never without a password', async () => {
  const { onSubmit } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('an empty one is not sent', async () => {
  const { onSubmit } = show({ value: '' });
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while it is under way it is neither sent again nor closed', async () => {
  const { onSubmit, onOpenChange } = show({ isPending: true });
  await userEvent.type(field(), '{Enter}');
  await userEvent.keyboard('{Escape}');
  expect([onSubmit.mock.calls, onOpenChange.mock.calls]).toEqual([[], []]);
});

test('what went wrong is read out', () => {
  show({ problem: 'That took too long.', errorMessage: 'Not this one.' });
  expect(screen.getByRole('alert').textContent).toContain('That took too long.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PinForm } from './PinForm';

const onUnlock = vi.fn();
const onDismissWrong = vi.fn();
const show = (isWrong = false) =>
  render(<PinForm onUnlock={onUnlock} isWrong={isWrong} onDismissWrong={onDismissWrong} />);
const pin = () => screen.getByLabelText<HTMLInputElement>('PIN');
const unlock = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Unlock' });

afterEach(() => vi.clearAllMocks());

test('takes digits only, and four of them', async () => {
  show();
  await userEvent.type(pin(), '1a2 3');
  expect(pin().value).toBe('123');
  expect(unlock().disabled).toBe(true);
  await userEvent.type(pin(), '45');
  expect(pin().value).toBe('1234');
  expect(unlock().disabled).toBe(false);
});

test('unlocks with the button and with Enter, never with fewer than four', async () => {
  show();
  await userEvent.type(pin(), '123{Enter}');
  expect(onUnlock).not.toHaveBeenCalled();
  await userEvent.type(pin(), '4{Enter}');
  await userEvent.click(unlock());
  expect(onUnlock.mock.calls).toEqual([['1234'], ['1234']]);
});

test('what is pasted is sifted too', async () => {
  show();
  await userEvent.click(pin());
  await userEvent.paste('PIN: 98-76-5');
  expect(pin().value).toBe('9876');
});

test('a wrong PIN is an alert; closing it clears the digits', async () => {
  const { rerender } = show();
  await userEvent.type(pin(), '1111');
  rerender(<PinForm onUnlock={onUnlock} isWrong onDismissWrong={onDismissWrong} />);
  expect(screen.getByRole('alertdialog', { name: 'Wrong PIN' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onDismissWrong).toHaveBeenCalledOnce();
  rerender(<PinForm onUnlock={onUnlock} isWrong={false} onDismissWrong={onDismissWrong} />);
  expect(pin().value).toBe('');
});

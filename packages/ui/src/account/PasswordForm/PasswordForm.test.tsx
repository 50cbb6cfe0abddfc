import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';

const values = { current: 'secret1', password: 'secret2', confirmation: 'secret2' };
const show = (props: Partial<PasswordFormProps> = {}) => {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  render(<PasswordForm values={values} onChange={onChange} onSubmit={onSubmit} {...props} />);
  return { onChange, onSubmit };
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Change password/ }));

test('fields tell password managers what they hold, and whose', () => {
  show({ username: 'amy_lake' });
  expect(
    ['Current password', 'New password', 'Confirm new password'].map((name) => [
      field(name).value,
      field(name).autocomplete,
      field(name).type,
    ]),
  ).toEqual([
    ['secret1', 'current-password', 'password'],
    ['secret2', 'new-password', 'password'],
    ['secret2', 'new-password', 'password'],
  ]);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Password' });
  expect((form.elements.namedItem('username') as HTMLInputElement).value).toBe('amy_lake');
});

test('each field changes its own value, also by pasting', async () => {
  const { onChange } = show({ values: { current: '', password: '', confirmation: '' } });
  await userEvent.click(field('New password'));
  await userEvent.paste('from a manager');
  expect(onChange).toHaveBeenLastCalledWith({
    current: '',
    password: 'from a manager',
    confirmation: '',
  });
});

test('it is sent by its button and by Enter', async () => {
  const { onSubmit } = show();
  await submit();
  await userEvent.type(field('Current password'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('nothing is sent or changed while it is under way', async () => {
  const { onSubmit, onChange } = show({ isPending: true });
  await submit();
  await userEvent.type(field('Current password'), 'x{Enter}');
  expect([onSubmit.mock.calls, onChange.mock.calls]).toEqual([[], []]);
});

test('what is wrong stands under its field', () => {
  show({
    errors: [{ field: 'confirmation', message: 'Passwords do not match.' }],
    fieldErrors: { current: 'This is not your current password.' },
  });
  expect(field('Confirm new password').getAttribute('aria-invalid')).toBe('true');
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This is not your current password.')).toBeTruthy();
});

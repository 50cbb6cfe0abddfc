import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from '../TextField';
import { ToggleChipGroup } from '../ToggleChipGroup';
import { Form, type FormError } from './Form';

const faults: FormError[] = [
  { field: 'email', message: 'Email is required' },
  { field: 'sports', message: 'Please select at least one sport.' },
];

function SignUp() {
  const [errors, setErrors] = useState<FormError[]>([]);
  return (
    <Form errors={errors} onSubmit={() => setErrors(faults)}>
      <TextField label="Email" name="email" value="" onChange={() => undefined} />
      <ToggleChipGroup
        label="Sports"
        name="sports"
        options={[{ value: 'golf', label: 'Golf' }]}
        value={[]}
        onChange={() => undefined}
      />
      <button type="submit">Sign up</button>
    </Form>
  );
}

test('a submit with faults puts the focus on the summary that lists them', async () => {
  render(<SignUp />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  const summary = screen.getByRole('group', { name: 'There are 2 things to fix' });
  expect(document.activeElement).toBe(summary);
});

test('each fault leads to its field, a group of checkboxes included', async () => {
  render(<SignUp />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Email is required' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  await userEvent.click(screen.getByRole('button', { name: 'Please select at least one sport.' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Golf' }));
});

test('faults that appear while typing leave the focus where it is', () => {
  const { rerender } = render(<Form onSubmit={vi.fn()} />);
  rerender(<Form onSubmit={vi.fn()} errors={faults} />);
  expect(document.activeElement).toBe(document.body);
});

test(
  'faults that appear while typing leave the focus where it is after a submit without ' +
    'faults, too',
  () => {
    const field = <TextField label="Email" name="email" />;
    const { rerender } = render(<Form onSubmit={vi.fn()}>{field}</Form>);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.submit(input.form!);
    input.focus();
    fireEvent.input(input, { target: { value: 'a' } });
    rerender(
      <Form onSubmit={vi.fn()} errors={faults}>
        {field}
      </Form>,
    );
    expect(document.activeElement).toBe(input);
  },
);

test('without a list of faults the first field that is wrong is focused', () => {
  const form = (error?: string) => (
    <Form onSubmit={vi.fn()}>
      <TextField label="Name" name="name" />
      <ToggleChipGroup
        label="Sports"
        name="sports"
        options={[{ value: 'golf', label: 'Golf' }]}
        value={[]}
        onChange={() => undefined}
        errorMessage={error}
      />
      <TextField label="Email" name="email" errorMessage={error} />
    </Form>
  );
  const { rerender, container } = render(form());
  fireEvent.submit(container.querySelector('form')!);
  rerender(form('Not accepted'));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Golf' }));
});

test('the page is not left on submit', () => {
  const onSubmit = vi.fn();
  const { container } = render(<Form onSubmit={onSubmit} />);
  expect(fireEvent.submit(container.querySelector('form')!)).toBe(false);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { blank } from '../RacerEditForm/RacerEditForm.fixtures';
import { RacerCreateForm, type RacerCreateFormProps } from './RacerCreateForm';

const athletes = [
  { id: 'a1', name: 'Jane Doe' },
  { id: 'a2', name: 'Jane Dover' },
];
const onChange = vi.fn();
const onSubmit = vi.fn();

function Live(props: Partial<RacerCreateFormProps>) {
  const [values, setValues] = useState({ ...blank, name: '', athleteId: null as string | null });
  const change: RacerCreateFormProps['onChange'] = (next) => {
    onChange(next);
    setValues(next);
  };
  return (
    <RacerCreateForm
      values={values}
      onChange={change}
      onSubmit={onSubmit}
      suggestions={values.name.length < 2 ? [] : athletes}
      {...props}
    />
  );
}
const name = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' });

test(
  'an athlete chosen among the suggestions is taken with its id; typing over the name ' +
    'lets go of it',
  async () => {
    render(<Live />);
    await userEvent.type(name(), 'jan');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Jane Dover', athleteId: 'a2' }),
    );
    expect(screen.getByText('An existing athlete: the racer will be added to it.')).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(name(), 'e');
    expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Jane Dovere', athleteId: null }),
    );
  },
);

test('a new name stays as typed when the field is left', async () => {
  render(<Live />);
  await userEvent.type(name(), 'Janet');
  await userEvent.tab();
  expect(name().value).toBe('Janet');
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'Janet', athleteId: null }),
  );
});

test('says what is wrong at the field, and creates on the button', async () => {
  onSubmit.mockClear();
  render(<Live errors={[{ field: 'bio', message: 'Bio is required.' }]} />);
  expect(screen.getByRole('textbox', { name: 'Bio' }).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Create racer' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each([
  ['creating', 'Creating…', ''],
  ['finishing', 'Create racer', 'Finishing up…'],
] as const)('while %s nothing can be changed', (status, button, words) => {
  render(<Live status={status} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
  expect(name().disabled).toBe(true);
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(words);
});

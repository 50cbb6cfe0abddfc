import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MentionCombobox, type MentionComboboxProps } from './MentionCombobox';
import { people } from './MentionCombobox.fixtures';

const onSubmit = vi.fn();
const onQueryChange = vi.fn();

function Field({ suggestions = people, status }: Partial<MentionComboboxProps>) {
  const [value, setValue] = useState('');
  return (
    <MentionCombobox
      label="Comment"
      value={value}
      onChange={setValue}
      suggestions={suggestions}
      status={status}
      onQueryChange={onQueryChange}
      onSubmit={() => onSubmit(value)}
    />
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const marked = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('an @ opens a list that is announced, with the first person marked', async () => {
  render(<Field />);
  await userEvent.type(field(), 'hi @a');
  expect(screen.getByRole('listbox', { name: 'People to mention' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    '5 people to mention. Arrow keys choose, Enter accepts.',
  );
  expect(marked()).toContain('@amy_lake');
  expect(onQueryChange).toHaveBeenLastCalledWith('a');
});

test('a username has its @ in front whatever the direction of the page', async () => {
  render(<Field />);
  await userEvent.type(field(), 'hi @a');
  const [first] = screen.getAllByRole('option');
  expect(first!.querySelector('bdi')?.textContent).toBe('@amy_lake');
});

test.each(['{Enter}', '{Tab}'])('%s accepts the marked person and does not send', async (key) => {
  render(<Field />);
  await userEvent.type(field(), `hi @{ArrowDown}${key}`);
  expect(field().value).toBe('hi @ben_torres ');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('after a mention is accepted, Enter sends', async () => {
  onSubmit.mockClear();
  render(<Field />);
  await userEvent.type(field(), '@{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('@amy_lake ');
});

test('Escape closes the list for this mention; it opens again for the next', async () => {
  render(<Field />);
  await userEvent.type(field(), '@a{Escape}b');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field(), ' @c');
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('keys of an input method that is composing are left to it', async () => {
  onSubmit.mockClear();
  render(<Field />);
  await userEvent.type(field(), '@a');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field().value).toBe('@a');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Shift and Enter break the line', async () => {
  onSubmit.mockClear();
  render(<Field />);
  await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
  expect(field().value).toBe('one\ntwo');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('nobody found says so, and Enter sends what was typed', async () => {
  onSubmit.mockClear();
  render(<Field suggestions={[]} />);
  await userEvent.type(field(), '@zzzz');
  expect(screen.getByRole('status').textContent).toBe('No matches');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('@zzzz');
});

test('people who could not be loaded are not said to match nothing', async () => {
  onSubmit.mockClear();
  render(<Field suggestions={[]} status="error" />);
  await userEvent.type(field(), '@am');
  expect(screen.getByRole('status').textContent).toBe(
    'Couldn’t look for people. Keep typing to try again.',
  );
  expect(screen.queryByText('No matches')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('@am');
});

test('a person can be chosen with the pointer, in the middle of a text with emoji', async () => {
  render(<Field />);
  await userEvent.type(field(), '🏁 go @ch now');
  field().setSelectionRange(9, 9);
  fireEvent.select(field());
  await userEvent.click(screen.getByRole('option', { name: /@chloe/ }));
  expect(field().value).toBe('🏁 go @chloe now');
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TagInput } from './TagInput';
import { tagToAdd } from './tagToAdd';

function ProfileTags({
  initial = [],
  max,
  onLimit,
  onPendingChange,
  onSubmit,
}: {
  initial?: string[];
  max?: number;
  onLimit?: () => void;
  onPendingChange?: (isPending: boolean) => void;
  onSubmit?: () => void;
}) {
  const [tags, setTags] = useState<string[]>(initial);
  return (
    <form onSubmit={onSubmit}>
      <TagInput
        label="Profile Tags"
        value={tags}
        onChange={setTags}
        maxSelected={max}
        onLimit={onLimit}
        onPendingChange={onPendingChange}
        suggestions={['Player', 'Fan']}
      />
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Profile Tags' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test(
  'what is added is trimmed, not empty, not there yet whatever its case, and spelt as ' + 'known',
  () => {
    expect(tagToAdd('  Fan ', [])).toBe('Fan');
    expect(tagToAdd('   ', [])).toBeNull();
    expect(tagToAdd('FAN', ['Fan'])).toBeNull();
    expect(tagToAdd('fan', [], ['Player', 'Fan'])).toBe('Fan');
  },
);

test('Enter adds the tag, says so, empties the field and does not submit the form', async () => {
  const onSubmit = vi.fn();
  render(<ProfileTags onSubmit={onSubmit} />);
  await userEvent.type(field(), ' captain {Enter}');
  expect(tags()).toEqual(['captain']);
  expect((field() as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('captain added');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter that ends the composing of a word adds nothing', async () => {
  render(<ProfileTags />);
  await userEvent.type(field(), 'かんとく');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(tags()).toEqual([]);
});

test('Backspace takes the last tag only when the field is empty', async () => {
  render(<ProfileTags initial={['Fan', 'Coach']} />);
  await userEvent.type(field(), 'x{Backspace}');
  expect(tags()).toEqual(['Fan', 'Coach']);
  await userEvent.type(field(), '{Backspace}');
  expect(tags()).toEqual(['Fan']);
});

test('what was typed counts when the field is left, except for a suggestion', async () => {
  const onPendingChange = vi.fn();
  render(<ProfileTags onPendingChange={onPendingChange} />);
  await userEvent.type(field(), 'pl');
  expect(onPendingChange.mock.calls).toEqual([[false], [true]]);
  await userEvent.click(screen.getByRole('button', { name: 'Add Player' }));
  expect(tags()).toEqual(['Player']);
  await userEvent.type(field(), 'coach');
  await userEvent.tab();
  expect(tags()).toEqual(['Player']);
  await userEvent.tab();
  expect(tags()).toEqual(['Player', 'coach']);
  expect((field() as HTMLInputElement).value).toBe('');
  expect(onPendingChange.mock.calls.at(-1)).toEqual([false]);
});

test('at the limit nothing is added, the caller hears of it and the text stays', async () => {
  const onLimit = vi.fn();
  render(<ProfileTags initial={['Fan', 'Coach']} max={2} onLimit={onLimit} />);
  await userEvent.type(field(), 'Parent{Enter}');
  expect(onLimit).toHaveBeenCalledTimes(1);
  expect(tags()).toEqual(['Fan', 'Coach']);
  expect((field() as HTMLInputElement).value).toBe('Parent');
});

test('the cross removes its tag, a suggestion adds one; the focus stays in the field', async () => {
  render(<ProfileTags initial={['Fan', 'Coach']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fan' }));
  expect(tags()).toEqual(['Coach']);
  expect(document.activeElement).toBe(field());
  await userEvent.click(screen.getByRole('button', { name: 'Add Player' }));
  expect(tags()).toEqual(['Coach', 'Player']);
  expect(screen.queryByRole('button', { name: 'Add Player' })).toBeNull();
});

test('without a value it keeps its own tags', async () => {
  const onChange = vi.fn();
  render(<TagInput label="Tags" defaultValue={['coach']} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), 'fan{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove coach' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['fan']);
  expect(onChange.mock.calls).toEqual([[['coach', 'fan']], [['fan']]]);
});

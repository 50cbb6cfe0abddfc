import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PostEditor, type PostEditorProps } from './PostEditor';

const onSubmit = vi.fn();

function Editor(props: Partial<PostEditorProps>) {
  const [value, setValue] = useState('First');
  return (
    <PostEditor
      value={value}
      onChange={setValue}
      onSubmit={() => onSubmit(value)}
      onCancel={vi.fn()}
      {...props}
    />
  );
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sav/ });

test('it takes the focus behind the words, and Enter breaks the line', async () => {
  render(<Editor />);
  await userEvent.keyboard('{Enter}and second');
  await userEvent.click(save());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('First\nand second');
});

test('no words can be saved only beside pictures', async () => {
  const { rerender } = render(<Editor />);
  await userEvent.clear(screen.getByRole('textbox'));
  expect(save().disabled).toBe(true);
  rerender(<Editor canBeEmpty />);
  expect(save().disabled).toBe(false);
});

test('too many words cannot be saved', async () => {
  render(<Editor maxLength={6} />);
  await userEvent.keyboard('ly');
  expect(save().disabled).toBe(true);
});

test('while it is saved, nothing can be changed', async () => {
  render(<Editor isPending />);
  expect(save().disabled).toBe(true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(true);
});

test('Escape leaves it, but not while the keyboard offers signs', () => {
  const onCancel = vi.fn();
  render(<Editor onCancel={onCancel} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
  expect(onCancel).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledOnce();
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ComposerPicture } from '../PostComposer';
import { CommentComposer } from './CommentComposer';

const onSubmit = vi.fn();
function Field({ isPending = false }) {
  const [value, setValue] = useState('');
  return (
    <CommentComposer value={value} onChange={setValue} onSubmit={onSubmit} isPending={isPending} />
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
beforeEach(() => void onSubmit.mockClear());

test('Enter sends, Shift and Enter break the line', async () => {
  render(<Field />);
  await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
  expect(field().value).toBe('one\ntwo');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('spaces alone are not sent', async () => {
  render(<Field />);
  await userEvent.type(field(), '   {Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Send comment' })).toHaveProperty('disabled', true);
});

test('while one is on its way, Enter does not send another', async () => {
  render(<Field isPending />);
  await userEvent.type(field(), 'two{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a picture alone can be sent', async () => {
  const file = new File(['x'], 'start.png', { type: 'image/png' });
  const onAdd = vi.fn();
  const composer = (items: ComposerPicture[]) => (
    <CommentComposer
      value=""
      onChange={vi.fn()}
      onSubmit={onSubmit}
      pictures={{ items, onAdd, onRemove: vi.fn(), onAltChange: vi.fn() }}
    />
  );
  const { rerender } = render(composer([]));
  await userEvent.upload(screen.getByLabelText('Add picture'), file);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([file]);
  expect(screen.getByRole('button', { name: 'Send comment' })).toHaveProperty('disabled', true);
  rerender(composer([{ id: 'a', file, alt: '' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape ends an answer, but not while the keyboard offers signs', () => {
  const onCancel = vi.fn();
  render(
    <CommentComposer
      value=""
      onChange={vi.fn()}
      onSubmit={onSubmit}
      purpose={{ kind: 'reply', name: 'Ben' }}
      onCancel={onCancel}
    />,
  );
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(onCancel).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledOnce();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
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

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './AlertDialog';

test('an alert says what happened, and its one button closes it', async () => {
  const onOpenChange = vi.fn();
  render(<AlertDialog isOpen title="Wrong PIN" onOpenChange={onOpenChange} />);
  expect(screen.getByRole('alertdialog', { name: 'Wrong PIN' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

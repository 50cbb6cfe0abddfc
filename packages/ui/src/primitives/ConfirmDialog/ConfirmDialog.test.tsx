import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

function Logout(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Logout</Button>
      <ConfirmDialog
        title="Log out?"
        description="Are you sure you want to log out?"
        confirmLabel="Log out"
        onConfirm={vi.fn()}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Logout' }));

test('asks by name and description, and cancelling gives the focus back', async () => {
  const onConfirm = vi.fn();
  render(<Logout onConfirm={onConfirm} />);
  await open();
  const dialog = screen.getByRole('alertdialog', { name: 'Log out?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Are you sure you want to log out?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Logout' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('confirming calls once and stays open for the caller to close', async () => {
  const onConfirm = vi.fn();
  render(<Logout onConfirm={onConfirm} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('Escape cancels, but not while the confirmed action is under way', async () => {
  const { rerender } = render(<Logout isPending />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  rerender(<Logout />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

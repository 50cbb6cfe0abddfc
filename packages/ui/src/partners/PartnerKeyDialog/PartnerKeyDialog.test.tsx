import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PartnerKeyDialog } from './PartnerKeyDialog';

test('the key is closed by who says that it is kept, not by a slip', async () => {
  const calls = { onCopy: vi.fn(), onDone: vi.fn() };
  render(<PartnerKeyDialog isOpen partner="Sea Times" secret="clubline_partner_x" {...calls} />);
  expect(screen.getByRole('dialog', { name: 'The new key of Sea Times' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Key' }).textContent).toBe('clubline_partner_x');
  await userEvent.keyboard('{Escape}');
  expect(calls.onDone).not.toHaveBeenCalled();
  for (const name of ['Copy', 'I have kept it'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect([calls.onCopy, calls.onDone].map((call) => call.mock.calls.length)).toEqual([1, 1]);
});

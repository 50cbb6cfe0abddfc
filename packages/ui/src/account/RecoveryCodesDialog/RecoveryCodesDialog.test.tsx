import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

test('codes are closed by who says that they are kept, not by a slip', async () => {
  const calls = { onCopy: vi.fn(), onDownload: vi.fn(), onDone: vi.fn() };
  render(<RecoveryCodesDialog isOpen codes={['AAAA-BBBB', 'CCCC-DDDD']} {...calls} />);
  const list = screen.getByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(calls.onDone).not.toHaveBeenCalled();
  for (const name of ['Copy', 'Download', 'I have kept them'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(Object.values(calls).map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
});

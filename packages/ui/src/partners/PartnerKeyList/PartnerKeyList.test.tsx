import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PartnerKeyList, type PartnerKeyListProps } from './PartnerKeyList';
import { partnerKeys } from './PartnerKeyList.fixtures';

const show = (props: Partial<PartnerKeyListProps> = {}) =>
  render(
    <PartnerKeyList
      keys={partnerKeys}
      status="ready"
      partner=""
      onPartnerChange={vi.fn()}
      onCreate={vi.fn()}
      onRevoke={vi.fn()}
      {...props}
    />,
  );

test('each key says whose it is, how it ends and when it was used; a revoked one stays', () => {
  show();
  const rows = within(screen.getByRole('list', { name: 'Keys' })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  for (const words of ['Sea Times', 'ends in -0_z', 'Not used yet'])
    expect(within(rows[1]!).getByText(words)).toBeTruthy();
  expect(within(rows[2]!).getByText('Revoked')).toBeTruthy();
  expect(within(rows[2]!).queryByRole('button')).toBeNull();
});

test('one is made for the name in the field, and another revoked', async () => {
  const onPartnerChange = vi.fn();
  const onCreate = vi.fn();
  const onRevoke = vi.fn();
  show({ onPartnerChange, onCreate, onRevoke });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the partner' }), 'S{Enter}');
  expect(onPartnerChange).toHaveBeenCalledExactlyOnceWith('S');
  expect(onCreate).toHaveBeenCalledOnce();
  await userEvent.click(
    screen.getByRole('button', { name: 'Revoke the key of Sea Times that ends in -0_z' }),
  );
  expect(onRevoke).toHaveBeenCalledExactlyOnceWith('k2');
});

test('what is under way is not begun again', async () => {
  const onCreate = vi.fn();
  show({ isCreating: true, partner: 'Sea Times', onCreate });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the partner' }), '{Enter}');
  expect(onCreate).not.toHaveBeenCalled();
});

test('a failure is said, and can be tried again; none is said, too', async () => {
  const onRetry = vi.fn();
  const { unmount } = show({ keys: [], status: 'error', onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  show({ keys: [] });
  expect(screen.getByText('No partner has a key yet.')).toBeTruthy();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button';
import { Menu } from './Menu';

test('a menu bears the name of its button; choosing tells the caller and closes it', async () => {
  const onAction = vi.fn();
  render(
    <Menu
      trigger={<Button>More</Button>}
      onAction={onAction}
      items={[
        { id: 'share', label: 'Share' },
        { id: 'delete', label: 'Delete', tone: 'critical' },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'More' });
  await userEvent.click(trigger);
  expect(await screen.findByRole('menu', { name: 'More' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onAction).toHaveBeenCalledWith('delete');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

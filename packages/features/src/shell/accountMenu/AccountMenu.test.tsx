import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useClubline } from '../../platform/provider';
import { createFakeEnvironment, FakeClubline } from '../../testing';
import { useEffect } from 'react';
import { AccountMenu } from './AccountMenu';
import { THEME_KEY } from './useThemePreference';

/** Holds the page, as an editor with unsaved words does. */
function Unsaved({ ask }: { ask: (go: () => void) => void }) {
  const { leaving } = useClubline();
  useEffect(() => leaving.hold(ask), [leaving, ask]);
  return null;
}

async function openMenu({ ask }: { ask?: (go: () => void) => void } = {}) {
  const environment = createFakeEnvironment();
  const choose = vi.fn<(tag: string) => void>();
  const names = { en: 'English', es: 'Español' };
  const languages = { current: 'en', names, hrefFor: (tag: string) => `?language=${tag}`, choose };
  const onLogout = vi.fn();
  const user = userEvent.setup();
  render(
    <FakeClubline environment={environment} config={{ languages }}>
      {ask && <Unsaved ask={ask} />}
      <AccountMenu onLogout={onLogout} />
    </FakeClubline>,
  );
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  const menu = within(await screen.findByRole('menu', { name: 'Your account' }));
  return { choose, environment, menu, onLogout, user };
}

test('one’s picture opens profile, settings, themes, languages and signing out', async () => {
  const { menu, onLogout, user } = await openMenu();
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Profile',
    'Account Settings',
    'Logout',
  ]);
  expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
    'Same as the system',
    'Light',
    'Dark',
    'High contrast',
    'English',
    'Español',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

test('a theme that is chosen is kept on the device', async () => {
  const { environment, menu, user } = await openMenu();
  await user.click(menu.getByRole('menuitemradio', { name: 'Dark' }));
  expect(environment.local.getItem(THEME_KEY)).toBe('dark');
});

test('another language is chosen once; the present one is left as it is', async () => {
  const { choose, menu, user } = await openMenu();
  await user.click(menu.getByRole('menuitemradio', { name: 'Español' }));
  expect(choose.mock.calls).toEqual([['es']]);
});

test('the language does not change before unsaved words are asked about', async () => {
  const ask = vi.fn<(go: () => void) => void>();
  const { choose, menu, user } = await openMenu({ ask });
  await user.click(menu.getByRole('menuitemradio', { name: 'Español' }));
  expect(choose).not.toHaveBeenCalled();
  ask.mock.lastCall?.[0]();
  expect(choose.mock.calls).toEqual([['es']]);
});

import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeHost, FakeClubline, type FakeHost } from '../testing';
import { THEME_KEY, useThemePreference } from './index';

function Theme() {
  const { theme, setTheme } = useThemePreference();
  return <button onClick={() => setTheme(theme === 'dark' ? 'system' : 'dark')}>{theme}</button>;
}

const show = (host: FakeHost) =>
  render(
    <FakeClubline user={null} host={host}>
      <Theme />
    </FakeClubline>,
  );
const shown = () => screen.getByRole('button').textContent;

test('without a choice the system decides', () => {
  show(createFakeHost());
  expect(shown()).toBe('system');
});

test('a choice is shown and kept; going back to the system leaves nothing behind', () => {
  const host = createFakeHost();
  show(host);
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('dark');
  expect(host.local.getItem(THEME_KEY)).toBe('dark');
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('system');
  expect(host.local.entries()).toEqual({});
});

test('what is stored but no theme counts as no choice', () => {
  const host = createFakeHost();
  host.local.setItem(THEME_KEY, 'pink');
  show(host);
  expect(shown()).toBe('system');
});

test('a choice made in another tab is followed', () => {
  const host = createFakeHost();
  show(host);
  act(() => host.local.setItem(THEME_KEY, 'high-contrast'));
  expect(shown()).toBe('high-contrast');
});

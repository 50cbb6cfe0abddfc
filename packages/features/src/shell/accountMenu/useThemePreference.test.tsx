import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeEnvironment, FakeClubline, type FakeEnvironment } from '../../testing';
import { THEME_KEY, useThemePreference } from './useThemePreference';

function Theme() {
  const { theme, setTheme } = useThemePreference();
  return <button onClick={() => setTheme(theme === 'dark' ? 'system' : 'dark')}>{theme}</button>;
}

const show = (environment: FakeEnvironment) =>
  render(
    <FakeClubline user={null} environment={environment}>
      <Theme />
    </FakeClubline>,
  );
const shown = () => screen.getByRole('button').textContent;

test('without a choice the system decides', () => {
  show(createFakeEnvironment());
  expect(shown()).toBe('system');
});

test('a choice is shown and kept; going back to the system leaves nothing behind', () => {
  const environment = createFakeEnvironment();
  show(environment);
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('dark');
  expect(environment.local.getItem(THEME_KEY)).toBe('dark');
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('system');
  expect(environment.local.entries()).toEqual({});
});

test('what is stored but no theme counts as no choice', () => {
  const environment = createFakeEnvironment();
  environment.local.setItem(THEME_KEY, 'pink');
  show(environment);
  expect(shown()).toBe('system');
});

test('a choice made in another tab is followed', () => {
  const environment = createFakeEnvironment();
  show(environment);
  act(() => environment.local.setItem(THEME_KEY, 'high-contrast'));
  expect(shown()).toBe('high-contrast');
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

let isBroken = true;
function Screen() {
  if (isBroken) throw new Error('boom');
  return <p>fine</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a screen that throws is replaced by its text and a way out', () => {
  const onError = vi.fn();
  render(
    <ErrorBoundary path="/a" onError={onError}>
      <Screen />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong.' })).toBeTruthy();
  expect(screen.getByText('boom')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(onError).toHaveBeenCalledOnce();
});

test.each([
  'Failed to fetch dynamically imported module: https://a.example/Clubs.js',
  'error loading dynamically imported module: https://a.example/Clubs.js',
  'Importing a module script failed.',
])('code that did not come is said in our own words: %s', (message) => {
  const Lost = () => {
    throw new TypeError(message);
  };
  render(
    <ErrorBoundary path="/a">
      <Lost />
    </ErrorBoundary>,
  );
  expect(screen.getByText(/^This page could not be loaded\. Check your connection/)).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});

test('trying again shows the screen', () => {
  render(
    <ErrorBoundary path="/a">
      <Screen />
    </ErrorBoundary>,
  );
  isBroken = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByText('fine')).toBeTruthy();
});

test('another address leaves the error behind', () => {
  const { rerender } = render(
    <ErrorBoundary path="/a">
      <Screen />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary path="/b">
      <p>elsewhere</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('elsewhere')).toBeTruthy();
});

test('where the same once more cannot help, trying again is left to the page around', () => {
  const onRetry = vi.fn();
  render(
    <ErrorBoundary path="/a" isPage onRetry={onRetry}>
      <Screen />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('main').textContent).toContain('boom');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('boom')).toBeTruthy();
});

test('a page can say from the start that its code did not come', () => {
  render(
    <ErrorBoundary isCodeLost>
      <p>not shown</p>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'This page could not be loaded. Check your connection, then try again.',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('not shown')).toBeNull();
});

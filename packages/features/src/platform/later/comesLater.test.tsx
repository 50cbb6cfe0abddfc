import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../shell';
import { comesLater } from './comesLater';

const Rest = ({ name }: { name: string }) => <p>The rest of {name}</p>;

function show(Part: ComponentType<{ name: string }>) {
  return render(
    <ErrorBoundary path="/a">
      <h1>Head</h1>
      <Suspense fallback={<p>Loading</p>}>
        <Part name="Hawks" />
      </Suspense>
    </ErrorBoundary>,
  );
}

test('what stands above it is there before its code is, and the part follows', async () => {
  let come: (part: typeof Rest) => void = () => undefined;
  show(comesLater<{ name: string }>(() => new Promise((resolve) => (come = resolve))));
  expect(screen.getByRole('heading', { name: 'Head' })).toBeTruthy();
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(async () => come(Rest));
  expect(screen.getByText('The rest of Hawks')).toBeTruthy();
});

test('its code is asked for once, before it is shown, and shows at once from then on', async () => {
  const load = vi.fn(() => Promise.resolve(Rest));
  const Part = comesLater(load);
  expect(load).toHaveBeenCalledOnce();
  await act(async () => undefined);
  show(Part);
  expect(screen.getByText('The rest of Hawks')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('code that did not come is said by the page around, in our own words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/Rest.js');
  show(comesLater(() => Promise.reject(lost)));
  expect(await screen.findByText(/^This page could not be loaded\./)).toBeTruthy();
  vi.restoreAllMocks();
});

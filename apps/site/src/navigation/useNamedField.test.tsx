import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useNamedField } from './useNamedField';

/** A page whose field comes once something has loaded. */
function Page({ loaded }: { loaded: Promise<void> }) {
  useNamedField();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void loaded.then(() => setLoaded(true)), [loaded]);
  return (
    <main>
      <button type="button">Follow</button>
      {isLoaded && <textarea id="write-post" aria-label="Write a post" />}
    </main>
  );
}

const shown = vi.fn();
beforeEach(() => {
  shown.mockClear();
  Element.prototype.scrollIntoView = shown;
});

function open(address: string) {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const router = createMemoryRouter([{ path: '*', element: <Page loaded={loaded} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  const field = () => screen.findByRole('textbox', { name: 'Write a post' });
  return { router, load: () => act(() => load()), field };
}

test('the field that the address names is shown and has the focus once it has come', async () => {
  const { load, field } = open('/profile/demo#write-post');
  await load();
  const found = await field();
  await waitFor(() => expect(document.activeElement).toBe(found));
  expect(shown).toHaveBeenCalledOnce();
});

test('pressing the link on the page itself leads there as well, and again', async () => {
  const { router, load, field } = open('/profile/demo');
  await load();
  const found = await field();
  expect(document.activeElement).toBe(document.body);
  for (const _ of [1, 2]) {
    await act(() => router.navigate('/profile/demo#write-post'));
    expect(document.activeElement).toBe(found);
    act(() => found.blur());
  }
});

test('a reader who has begun something else is left alone', async () => {
  const { load, field } = open('/profile/demo#write-post');
  act(() => void dispatchEvent(new Event('wheel')));
  await load();
  await field();
  expect(shown).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('going back does not lead there again', async () => {
  const { router, load, field } = open('/clubs');
  await load();
  const found = await field();
  await act(() => router.navigate('/profile/demo#write-post'));
  await act(() => router.navigate('/clubs'));
  act(() => found.blur());
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(document.body);
});

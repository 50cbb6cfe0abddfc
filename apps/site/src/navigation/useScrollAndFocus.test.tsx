import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useScrollAndFocus } from './useScrollAndFocus';

function Page() {
  useScrollAndFocus();
  return (
    <main>
      <h1>Dana Moreau</h1>
      <button type="button">Followers</button>
    </main>
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function goBackFromFollowers() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/profile/demo'],
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/profile/demo/followers', { state: { keepsPlace: true } }));
  screen.getByRole('button').blur();
  return () => act(() => router.navigate(-1));
}

test('going back leaves the focus to a dialog that gives it back a frame later', async () => {
  const goBack = await goBackFromFollowers();
  const followers = screen.getByRole('button', { name: 'Followers' });
  // As react-aria does: unless somebody else has got the focus meanwhile.
  requestAnimationFrame(() => document.activeElement === document.body && followers.focus());
  await goBack();
  await frame();
  await frame();
  expect(document.activeElement).toBe(followers);
});

test('going back gives the heading the focus where nothing else has it', async () => {
  const goBack = await goBackFromFollowers();
  await goBack();
  const heading = screen.getByRole('heading', { name: 'Dana Moreau' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

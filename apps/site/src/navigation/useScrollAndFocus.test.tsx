import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { useEffect, useState } from 'react';
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

/** A list that comes a few frames after its page, and what its links lead to. */
function Clubs() {
  useScrollAndFocus();
  const { pathname } = useLocation();
  const [listAt, setListAt] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setListAt(pathname), 50);
    return () => clearTimeout(timer);
  }, [pathname]);
  const isList = pathname === '/clubs';
  return (
    <main>
      <h1>{isList ? 'Clubs' : 'A club'}</h1>
      {isList && listAt === pathname && (
        <>
          <Link to="/clubs/1">Picture</Link>
          <Link to="/clubs/1">Name</Link>
        </>
      )}
    </main>
  );
}

test('going back gives the pressed link the focus, once its list is there', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Clubs /> }], {
    initialEntries: ['/clubs'],
  });
  render(<RouterProvider router={router} />);
  const name = () => screen.findByRole('link', { name: 'Name' });
  const link = await name();
  act(() => link.click());
  const heading = screen.getByRole('heading', { name: 'A club' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await act(() => router.navigate(-1));
  const again = await name();
  await waitFor(() => expect(document.activeElement).toBe(again));
});

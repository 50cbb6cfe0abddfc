import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import ClubsRoute from './ClubsRoute';

vi.mock('@clubline/features', async (original) => ({
  ...(await original<object>()),
  ClubsScreen: ({ tab }: { tab: string }) => <p>Tab: {tab}</p>,
}));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/clubs" element={<ClubsRoute tab="my" />} />
        <Route path="/clubs/discover" element={<ClubsRoute tab="discover" />} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

test.each([
  ['/clubs', 'my', '/clubs'],
  ['/clubs?tab=my', 'my', '/clubs?tab=my'],
  ['/clubs?tab=discover', 'discover', '/clubs/discover'],
  ['/clubs/discover', 'discover', '/clubs/discover'],
])('%s shows the tab %s at %s', (address, tab, place) => {
  open(address);
  expect(screen.getByText(`Tab: ${tab}`)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(place);
});

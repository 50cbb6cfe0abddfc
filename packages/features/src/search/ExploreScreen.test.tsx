import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FakeClubline, FakeReply, type FakeBackend } from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { searchBackend } from '../testing/search/search.fixtures';
import { ExploreScreen } from './ExploreScreen';

vi.setConfig({ testTimeout: 20_000 });

function open(prepare?: (backend: FakeBackend) => void) {
  render(
    <FakeClubline backend={searchBackend(prepare)}>
      <ExploreScreen event={sampleEvent} />
    </FakeClubline>,
  );
}
const part = (name: string | RegExp) => screen.findByRole('region', { name });

test('who looks round sees the latest results, people and racers, and can search', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Explore Feed' })).toBeTruthy();
  expect(await part(/^Latest results/)).toBeTruthy();
  const people = within(await part('People to follow'));
  expect((await people.findAllByRole('link', { name: /@/ })).length).toBeGreaterThan(0);
  const racers = within(await part('Racers'));
  expect((await racers.findAllByRole('listitem')).length).toBeGreaterThan(0);
  expect(racers.getByRole('link', { name: /^See all/ }).getAttribute('href')).toBe(
    '/scores/search',
  );
  expect(screen.getByRole('link', { name: 'Search everything' }).getAttribute('href')).toBe(
    '/search',
  );
});

test('people who cannot be loaded are asked for again, and the rest stands', async () => {
  // In pages of three sizes, and without pages.
  const asked = 4;
  open((server) => server.fail('GET /users', new FakeReply(403, { message: 'Not today.' }), asked));
  const people = within(await part('People to follow'));
  await userEvent.click(await people.findByRole('button', { name: 'Try again' }));
  expect((await people.findAllByRole('link', { name: /@/ })).length).toBeGreaterThan(0);
  expect((await screen.findAllByRole('region', { name: 'Racers' })).length).toBe(1);
});

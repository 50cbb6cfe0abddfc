import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  clubsFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  fakeClub,
  FakeClubline,
  FakeReply,
} from '../../testing';
import { ClubsScreen } from '../clubList/ClubsScreen';
import { clubKeys } from '../clubKeys';
import { useDeleteClub } from './useDeleteClub';

const outcome = vi.fn<(isGone: boolean) => void>();
const onNavigate = vi.fn<(to: string, options?: object) => void>();

function Remover() {
  const remove = useDeleteClub('c1');
  return <button onClick={() => void remove().then(outcome)}>Remove it</button>;
}

function open(refusal?: FakeReply | 'network') {
  outcome.mockClear();
  onNavigate.mockClear();
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  const backend = createFakeBackend({
    areas: [
      authFake(),
      clubsFake({ clubs: [fakeClub({ id: 'c1', name: 'Lakeside', memberIds: [demoUser.id] })] }),
    ],
  });
  if (refusal) backend.fail('DELETE /clubs/c1', refusal);
  environment.local.setItem(clubKeys.currentClub, JSON.stringify({ id: 'c1' }));
  render(
    <FakeClubline backend={backend} environment={environment} onNavigate={onNavigate}>
      <ClubsScreen tab="my" />
      <Remover />
    </FakeClubline>,
  );
  return { backend, clock, environment };
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Remove it' }));

test('a club removed is gone from the lists and from storage', async () => {
  const { backend, environment } = open();
  await screen.findByText('Lakeside');
  await press();
  expect(await screen.findByText('Club deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Lakeside')).toBeNull());
  expect(backend.callsTo('DELETE /clubs/c1')).toHaveLength(1);
  expect(environment.local.getItem(clubKeys.currentClub)).toBeNull();
  expect(outcome).toHaveBeenCalledExactlyOnceWith(true);
});

test.each<[string, FakeReply | 'network', string]>([
  ['refused', new FakeReply(403, { message: 'Only the owner may.' }), 'Only the owner may.'],
  ['refused without a word', new FakeReply(500), 'Please try again.'],
  [
    'without a network',
    'network',
    'The server could not be reached. Please check your connection and try again.',
  ],
])('a removal %s leaves the club and says why', async (_title, refusal, text) => {
  const { clock, environment } = open(refusal);
  await screen.findByText('Lakeside');
  await press();
  expect(await screen.findByText('Delete failed')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Lakeside')).toBeTruthy();
  expect(environment.local.getItem(clubKeys.currentClub)).not.toBeNull();
  expect(outcome).toHaveBeenCalledExactlyOnceWith(false);
  await act(() => clock.advance(1_000));
  expect(onNavigate).not.toHaveBeenCalled();
});

test('a session that is over leads to signing in half a second later', async () => {
  const { clock } = open(new FakeReply(401, { message: 'No.' }));
  await screen.findByText('Lakeside');
  await press();
  expect(await screen.findByText('Unauthorized')).toBeTruthy();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy();
  await act(() => clock.advance(499));
  expect(onNavigate).not.toHaveBeenCalled();
  await act(() => clock.advance(1));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/api/login', undefined);
});

test('two presses are one call', async () => {
  const { backend } = open();
  await screen.findByText('Lakeside');
  const release = backend.hold('DELETE /clubs/c1');
  await press();
  await press();
  release();
  await screen.findByText('Club deleted');
  expect(backend.callsTo('DELETE /clubs/c1')).toHaveLength(1);
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  FakeClubline,
  fakeNotification,
  forgetNotification,
  notificationsFake,
  notifyPerson,
  type FakeBackend,
  type FakeClublineProps,
} from '../testing';
import { follows, mixed } from '../testing/notifications.fixtures';
import { NotificationsScreen } from './NotificationsScreen';
import { useUnreadCount } from './useUnreadCount';

vi.setConfig({ testTimeout: 20_000 });

const LIST = 'GET /notifications/:userId';

function Bar() {
  return <output aria-label="bar">{useUnreadCount()}</output>;
}
const serverWith = (notifications: typeof mixed) =>
  createFakeBackend({
    areas: [authFake(), notificationsFake({ notifications, hasAdditions: true })],
  });
function open(backend: FakeBackend, around: Partial<FakeClublineProps> = {}) {
  return render(
    <FakeClubline {...around} backend={backend}>
      <Bar />
      <NotificationsScreen />
    </FakeClubline>,
  );
}
const asDemoUser = ({ tokens }: FakeBackend) => ({
  method: 'PATCH',
  headers: { authorization: `Bearer ${[...tokens.keys()][0]}` },
});
const bar = () => screen.getByRole('status', { name: 'bar' }).textContent;

describe('live notifications', () => {
  test('an arrival stands on top and is counted once, over one socket', async () => {
    const backend = serverWith(mixed);
    open(backend);
    await screen.findByText('3 new');
    await waitFor(() =>
      expect(backend.sockets.all.map(({ connected }) => connected)).toEqual([true]),
    );
    act(() =>
      notifyPerson(
        backend,
        fakeNotification({ id: 'live', type: 'result', content: 'Results are in.', minutes: 0 }),
      ),
    );
    expect(await screen.findByText('4 new')).toBeTruthy();
    expect(bar()).toBe('4');
    expect(
      within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Results are in.'),
    ).toBeTruthy();
    expect(backend.callsTo(LIST)).toHaveLength(1);
  });

  test('what came while the connection was down is asked for, pages and all', async () => {
    const backend = serverWith(follows);
    open(backend);
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('Leo Marsh started following you.');
    const socket = backend.sockets.all[0];
    act(() => socket?.drop());
    notifyPerson(backend, fakeNotification({ id: 'missed', content: 'Missed it.', minutes: 0 }));
    act(() => socket?.restore());
    expect(await screen.findByText('Missed it.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(13);
  });

  test('all that is shown is asked for in one page, read elsewhere or not', async () => {
    const backend = serverWith(follows);
    open(backend);
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('Leo Marsh started following you.');
    const socket = backend.sockets.all[0];
    act(() => socket?.drop());
    forgetNotification(backend, follows[1]!.id);
    for (const { id } of follows)
      // As another page of the same person does it.
      // oxlint-disable-next-line no-await-in-loop
      await backend.fetch(
        `/api/notifications/mark-as-read/${id}/${demoUser.id}`,
        asDemoUser(backend),
      );
    act(() => socket?.restore());
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(11));
    expect(screen.queryByText('Unread')).toBeNull();
    expect(bar()).toBe('0');
    const asked = backend
      .callsTo(LIST)
      .map(({ query }) => `${query.get('page')} ${query.get('limit')}`);
    expect(asked).toEqual(['1 10', '2 10', '1 12']);
  });

  test('what is read on one page is read on the others, and counted once', async () => {
    const backend = serverWith(mixed);
    open(backend);
    open(backend, { environment: createFakeEnvironment({ clock: createStoryClock() }) });
    await waitFor(() => expect(screen.getAllByText('3 new')).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: /^Mark read: Amy/ })[0]!);
    await waitFor(() => expect(screen.getAllByText('2 new')).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Mark all as read' })[1]!);
    await waitFor(() => expect(screen.queryByText(/ new$/)).toBeNull());
    expect(screen.queryByText('Unread')).toBeNull();
  });

  test('what is gone goes from the list, and is no longer counted', async () => {
    const backend = serverWith(mixed);
    open(backend);
    await screen.findByText('3 new');
    act(() => forgetNotification(backend, 'n1'));
    expect(await screen.findByText('2 new')).toBeTruthy();
    expect(screen.queryByText('Amy Lake started following you.')).toBeNull();
  });

  test('what could not be asked for after the reconnection is asked for again', async () => {
    const clock = createFakeClock();
    const backend = serverWith(mixed);
    open(backend, { environment: createFakeEnvironment({ clock }) });
    await screen.findByText('3 new');
    const socket = backend.sockets.all[0];
    act(() => socket?.drop());
    notifyPerson(backend, fakeNotification({ id: 'missed', content: 'Missed it.', minutes: 0 }));
    backend.fail(LIST, 'network', 1);
    act(() => socket?.restore());
    await act(() => clock.advance(2_999));
    expect(screen.queryByText('Missed it.')).toBeNull();
    await act(() => clock.advance(1));
    expect(await screen.findByText('Missed it.')).toBeTruthy();
  });

  test('a server that turns the socket away is asked again later', async () => {
    const clock = createFakeClock();
    const backend = serverWith(mixed);
    backend.sockets.setReachable(false);
    open(backend, { environment: createFakeEnvironment({ clock }) });
    await screen.findByText('3 new');
    backend.sockets.setReachable(true);
    await act(() => clock.advance(5_000));
    expect(backend.sockets.all.map(({ connected }) => connected)).toEqual([true]);
  });

  test('the socket is let go with the last who listens', async () => {
    const backend = serverWith(mixed);
    const { unmount } = open(backend);
    await waitFor(() => expect(backend.sockets.all[0]?.connected).toBe(true));
    unmount();
    expect(backend.sockets.all[0]?.connected).toBe(false);
  });
});

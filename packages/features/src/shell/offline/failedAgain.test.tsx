import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RacerScreen, RacerSearchDialog } from '../../racers';
import { FakeClubline, settle } from '../../testing';
import { JANE_ID, racersBackend } from '../../testing/racers.fixtures';
import { ShellContainer } from '../ShellContainer';

/** A racer's page and the search for others, of a server that refuses all but the session. */
async function openRefused(status: number) {
  const backend = racersBackend();
  let isRefusing = true;
  const asked: string[] = [];
  render(
    <FakeClubline
      backend={backend}
      config={{
        fetch: async (input, init) => {
          const path = String(input);
          if (!isRefusing || path.includes('/auth/')) return backend.fetch(input, init);
          asked.push(path);
          return Response.json({}, { status });
        },
      }}
    >
      <ShellContainer path={`/racer/${JANE_ID}`}>
        <RacerScreen idOrSlug={JANE_ID} />
        <RacerSearchDialog isOpen onOpenChange={() => undefined} />
      </ShellContainer>
    </FakeClubline>,
  );
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  await act(settle);
  return {
    socket: backend.sockets.all.at(-1)!,
    asked,
    recover: () => (isRefusing = false),
  };
}

const title = (name: string) => screen.queryByRole('heading', { level: 1, name, hidden: true });

test('what could not be loaded is asked for again once the server is back', async () => {
  const { socket, recover } = await openRefused(503);
  expect(title('Jane Doe')).toBeNull();
  expect(screen.queryByText('Starter 0')).toBeNull();
  recover();
  act(() => socket.drop());
  act(() => socket.restore());
  await waitFor(() => expect(title('Jane Doe')).not.toBeNull());
  expect(await screen.findByText('Starter 0')).toBeTruthy();
});

test('what the server refuses is not asked for again', async () => {
  const { socket, asked } = await openRefused(403);
  const isOfRacer = (path: string) => path.includes(JANE_ID);
  expect(asked.filter(isOfRacer)).toHaveLength(1);
  act(() => socket.serverEmit('eventsMissed', {}));
  await act(settle);
  expect(asked.filter(isOfRacer)).toHaveLength(1);
});

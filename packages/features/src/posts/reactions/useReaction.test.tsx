import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactionButton } from '@clubline/ui';
import { expect, test } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  FakeClubline,
  settle,
} from '../../testing';
import { useReaction } from './useReaction';

const SET = 'POST /club-social/club-post-reactions';

function OnePost() {
  const reaction = useReaction({
    target: { kind: 'post', id: 'p1' },
    embedded: { reaction: null, reactionCount: 3 },
    scope: 'test',
  });
  return <ReactionButton {...reaction} />;
}

/** Opens the page, which may be loaded again with what its tab keeps. */
function setUp() {
  const environment = createFakeEnvironment({ hasNetwork: true });
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle(SET, () => ({ success: true }));
  const load = () =>
    render(
      <FakeClubline key="page" backend={backend} environment={environment}>
        <OnePost />
      </FakeClubline>,
    );
  return { environment, backend, load };
}
const like = (name: RegExp) => screen.findByRole('button', { name });

test('a reaction without a connection outlives a reload, and goes out once', async () => {
  const { environment, backend, load } = setUp();
  const { unmount } = load();
  const button = await like(/^Like, 3/);
  act(() => environment.setNetwork(false));
  await userEvent.click(button);
  await like(/^Like, your reaction, 4/);
  unmount();
  load();
  await like(/^Like, your reaction, 4/);
  expect(backend.callsTo(SET)).toEqual([]);
  act(() => environment.setNetwork(true));
  await waitFor(() => expect(backend.callsTo(SET)).toHaveLength(1));
  await act(settle);
  expect(environment.storage.session.keys().filter((key) => key.includes('reaction'))).toEqual([]);
});

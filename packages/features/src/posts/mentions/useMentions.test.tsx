import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SUGGESTION_DELAY } from '../../platform/debounce';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
  settle,
} from '../../testing';
import { useMentions } from './useMentions';

function Composer() {
  const { suggestions, onQueryChange, status } = useMentions();
  return (
    <>
      <button type="button" onClick={() => onQueryChange('')}>
        @
      </button>
      <button type="button" onClick={() => onQueryChange(null)}>
        done
      </button>
      <button type="button" onClick={() => onQueryChange('a')}>
        @a
      </button>
      <button type="button" onClick={() => onQueryChange('Zo')}>
        @Zo
      </button>
      <p>
        {status}: {suggestions.map(({ username }) => username).join(', ') || 'nobody'}
      </p>
    </>
  );
}
const press = async (name: string) => {
  await act(async () => screen.getByRole('button', { name }).click());
  await act(settle);
};

test('people are asked for at the first @ only, and kept', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('GET /users', () => ({ data: { users: [{ id: '1', username: 'amy' }] } }));
  render(
    <FakeClubline backend={backend}>
      <Composer />
    </FakeClubline>,
  );
  expect(backend.callsTo('GET /users')).toHaveLength(0);
  await press('@');
  await press('done');
  await press('@');
  expect(screen.getByText('ready: amy')).toBeTruthy();
  expect(backend.callsTo('GET /users')).toHaveLength(1);
});

test('a look-up that failed says so, and the next character asks again', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('GET /users', () => ({ data: { users: [{ id: '1', username: 'amy' }] } }));
  backend.fail('GET /users', new FakeReply(500), 2);
  render(
    <FakeClubline backend={backend}>
      <Composer />
    </FakeClubline>,
  );
  await press('@');
  expect(screen.getByText('error: nobody')).toBeTruthy();
  await press('@a');
  expect(screen.getByText('error: nobody')).toBeTruthy();
  await press('done');
  expect(backend.callsTo('GET /users')).toHaveLength(2);
  await press('@');
  expect(screen.getByText('ready: amy')).toBeTruthy();
});

const person = (username: string) => ({ id: username, username });
const crowd = Array.from({ length: 50 }, (_, index) => person(`fan_${index}`));

test('a server that leads on by a cursor is asked for who is not on its first page', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('GET /users', ({ query }) =>
    query.get('search') === 'zo'
      ? { users: [person('zoe')], meta: { hasNextPage: false, nextCursor: null } }
      : { users: crowd, meta: { hasNextPage: true, nextCursor: 'next' } },
  );
  const clock = createFakeClock();
  render(
    <FakeClubline backend={backend} environment={createFakeEnvironment({ clock })}>
      <Composer />
    </FakeClubline>,
  );
  await press('@');
  await press('@Zo');
  expect(screen.getByText('loading: nobody')).toBeTruthy();
  await act(() => clock.advance(SUGGESTION_DELAY - 1));
  expect(backend.callsTo('GET /users')).toHaveLength(1);
  await act(() => clock.advance(1));
  expect(await screen.findByText('ready: zoe')).toBeTruthy();
  expect(backend.callsTo('GET /users').map(({ query }) => query.get('limit'))).toEqual([
    '50',
    '50',
  ]);
});

test.each([
  ['has numbered pages only', () => ({ users: crowd, meta: { hasNextPage: true } })],
  ['refuses pages of this size', () => new FakeReply(400)],
])('a server that %s is asked for everybody', async (_name, page) => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('GET /users', ({ query }) =>
    query.has('limit') ? page() : { data: { users: [...crowd, person('zoe')] } },
  );
  render(
    <FakeClubline backend={backend}>
      <Composer />
    </FakeClubline>,
  );
  await press('@Zo');
  expect(screen.getByText('ready: zoe')).toBeTruthy();
  expect(backend.callsTo('GET /users')).toHaveLength(2);
});

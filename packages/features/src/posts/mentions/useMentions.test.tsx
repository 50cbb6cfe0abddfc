import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authFake, createFakeBackend, FakeClubline, FakeReply, settle } from '../../testing';
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

import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authFake, createFakeBackend, FakeClubline, FakeReply, settle } from '../../testing';
import { useMentions } from './useMentions';

function Composer() {
  const { suggestions, onQueryChange } = useMentions();
  return (
    <>
      <button type="button" onClick={() => onQueryChange('')}>
        @
      </button>
      <button type="button" onClick={() => onQueryChange(null)}>
        done
      </button>
      <p>{suggestions.map(({ username }) => username).join(', ') || 'nobody'}</p>
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
  expect(screen.getByText('amy')).toBeTruthy();
  expect(backend.callsTo('GET /users')).toHaveLength(1);
});

test('a look-up that failed offers nobody, and the next @ asks again', async () => {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('GET /users', () => ({ data: { users: [{ id: '1', username: 'amy' }] } }));
  backend.fail('GET /users', new FakeReply(500), 1);
  render(
    <FakeClubline backend={backend}>
      <Composer />
    </FakeClubline>,
  );
  await press('@');
  expect(screen.getByText('nobody')).toBeTruthy();
  await press('done');
  await press('@');
  expect(screen.getByText('amy')).toBeTruthy();
});

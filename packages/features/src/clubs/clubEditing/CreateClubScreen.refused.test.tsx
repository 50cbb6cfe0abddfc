import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  createFakeClock,
  createFakeEnvironment,
  FakeClubline,
  type FakeClock,
  FakeReply,
} from '../../testing';
import { expectRefused, refusalsOf } from '../../testing/refusals.fixtures';
import { CreateClubScreen } from './CreateClubScreen';
import {
  create,
  created,
  field,
  onNavigate,
  openCreateClub,
  order,
  type,
} from './testing/openCreateClub';

vi.setConfig({ testTimeout: 20_000 });

describe('names that will not do', () => {
  test.each([
    ['  ', ['Club name required']],
    [' ab ', ['Club name too short', 'Please enter at least 3 characters.']],
    ['!!!!', ['Create failed', 'Club name must produce a slug of at least 3 characters.']],
  ])('%j: nothing is sent, and it is said why', async (name, texts) => {
    const { backend } = openCreateClub();
    await type('Club Name', `${name}{Enter}`);
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
    expect(order(backend)).toEqual([]);
    expect(field('Club Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Club Name'));
    await type('Club Name', 'c');
    expect(field('Club Name').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('refusals', () => {
  const refuse = async (reply: FakeReply | 'network', clock?: FakeClock) => {
    const kit = openCreateClub({}, clock && { environment: createFakeEnvironment({ clock }) });
    kit.backend.fail('POST /clubs', reply);
    await type('Club Name', 'Dawn Patrol');
    await create();
    return kit;
  };

  test.each<[string, FakeReply | 'network', string]>([
    [
      'result.response.errors',
      new FakeReply(400, {
        result: { response: { errors: [{ property: 'name', messages: ['a', 'b'] }] } },
        message: 'x',
      }),
      'a • b',
    ],
    ['errors', new FakeReply(400, { errors: ['a', 'b'], message: 'x' }), 'a • b'],
    ['a message array', new FakeReply(400, { message: ['a', 'b'] }), 'a • b'],
    ['a message', new FakeReply(409, { message: 'That name is taken.' }), 'That name is taken.'],
    ['an error', new FakeReply(409, { error: 'That name is taken.' }), 'That name is taken.'],
    ['nothing', new FakeReply(500), 'Failed to create club. Please try again.'],
    [
      'a network that is gone',
      'network',
      'The server could not be reached. Please check your connection and try again.',
    ],
  ])('with %s: what was written stays, and can be sent again', async (_title, reply, text) => {
    const clock = createFakeClock();
    const { backend } = await refuse(reply, clock);
    await act(() => clock.advance(1_000));
    expect(await screen.findByText('Create failed')).toBeTruthy();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(field('Club Name').value).toBe('Dawn Patrol');
    expect(onNavigate).not.toHaveBeenCalled();
    await create();
    await act(() => clock.advance(10_000));
    await waitFor(() => expect(backend.callsTo('POST /clubs')).toHaveLength(2));
  });

  test.each([
    ...refusalsOf('name', 'That name is taken.').map((row) => ['Club Name', ...row] as const),
    ...refusalsOf('slug').map((row) => ['Club Name', ...row] as const),
    ...refusalsOf('description').map((row) => ['Description', ...row] as const),
    ...refusalsOf('coOwnerIds.0').map((row) => ['Co-Owners', ...row] as const),
  ])('stand under %s, as %s says it', async (name, _shape, reply, text) => {
    await refuse(reply);
    await expectRefused(field(name), text);
    expect(field('Club Name').value).toBe('Dawn Patrol');
  });

  test.each([
    ['a 401', new FakeReply(401, { message: 'No.' })],
    ['a 401 that ends the session', new FakeReply(401, { message: 'Unauthorized' })],
  ])('%s leads to signing in after 500 ms, and the text is there afterwards', async (_, reply) => {
    const clock = createFakeClock();
    const kit = await refuse(reply, clock);
    expect(await screen.findByText('Sign in required')).toBeTruthy();
    expect(screen.getByText('Please sign in to create a club.')).toBeTruthy();
    // A session that is still there would lead from the sign-in page straight back.
    expect(kit.environment.local.getItem('cl_access_token')).toBeNull();
    await act(() => clock.advance(499));
    expect(onNavigate).not.toHaveBeenCalled();
    await act(() => clock.advance(1));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2Fcreate-club', {
      replace: true,
    });
    kit.unmount();
    render(
      <FakeClubline environment={kit.environment}>
        <CreateClubScreen />
      </FakeClubline>,
    );
    await waitFor(() => expect(field('Club Name').value).toBe('Dawn Patrol'));
  });

  test('a session that ends while co-owners are looked up makes no club', async () => {
    const environment = createFakeEnvironment({ clock: createFakeClock() });
    const { backend } = openCreateClub({}, { environment });
    backend.fail(
      'GET /users/get-user-by-username/:name',
      new FakeReply(401, { message: 'Unauthorized' }),
    );
    await type('Club Name', 'Dawn Patrol');
    await type('Co-Owners', 'amy_lake');
    await create();
    expect(await screen.findByText('Please sign in to create a club.')).toBeTruthy();
    expect(created(backend)).toEqual([]);
  });

  test('who is signed out is asked to sign in, without a call', async () => {
    const clock = createFakeClock();
    const environment = createFakeEnvironment({ clock });
    const { backend } = openCreateClub({}, { user: null, environment });
    await type('Club Name', 'Dawn Patrol');
    await create();
    expect(await screen.findByText('Please sign in to create a club.')).toBeTruthy();
    expect(order(backend)).toEqual([]);
    await act(() => clock.advance(500));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2Fcreate-club', {
      replace: true,
    });
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  authFake,
  clubsFake,
  createFakeBackend,
  demoUser,
  FakeClubline,
  fakePost,
  FakeReply,
} from '../../testing';
import { ClubSettingsScreen } from '../clubEditing/ClubSettingsScreen';
import { button, change, joined, lakeside, openClub } from './testing/openClub';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

describe('membership', () => {
  test('a refused join changes nothing and says why', async () => {
    const { backend } = openClub({ clubs: [lakeside()] });
    backend.fail('POST /clubs/c1/join', new FakeReply(400, { message: 'The club is full.' }));
    await userEvent.click(await button('Join'));
    expect(await screen.findByText('Join failed')).toBeTruthy();
    expect(screen.getByText('The club is full.')).toBeTruthy();
    expect(screen.getByText('2 members')).toBeTruthy();
    expect(await button('Join')).toBeTruthy();
  });

  test('the button says that joining is under way, and one press is one call', async () => {
    const { backend } = openClub({ clubs: [lakeside()] });
    const release = backend.hold('POST /clubs/c1/join');
    await userEvent.click(await button('Join'));
    const pending = await button('Joining…');
    await userEvent.click(pending);
    release();
    expect(await button('Joined')).toBeTruthy();
    expect(backend.callsTo('POST /clubs/c1/join')).toHaveLength(1);
  });

  test('joining is also offered in place of the posts, and leaves the focus there', async () => {
    const { backend } = openClub({ clubs: [lakeside()] });
    await userEvent.click(await button('Join Lakeside'));
    expect(await button('Joined')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join Lakeside' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'General' }));
    expect(backend.callsTo('POST /clubs/c1/join')).toHaveLength(1);
  });

  test('leaving takes the posts away', async () => {
    const { backend } = openClub({
      clubs: [joined()],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Only for members' })],
    });
    await screen.findByText('Only for members');
    await change('Leave');
    expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
    expect(screen.queryByText('Only for members')).toBeNull();
    expect(screen.getByText('Left club')).toBeTruthy();
    expect(backend.callsTo('DELETE /clubs/c1/leave')[0]?.body).toEqual({ userId: demoUser.id });
  });

  test('leaving a private club is asked about first, and Cancel stays', async () => {
    const { backend } = openClub({ clubs: [joined()], details: { isPrivate: true } });
    const question = () => screen.findByRole('alertdialog', { name: 'Leave this private club?' });
    const answer = async (name: string) =>
      userEvent.click(within(await question()).getByRole('button', { name }));
    await change('Leave');
    expect(
      within(await question()).getByText('To come back, you need an invitation from its owner.'),
    ).toBeTruthy();
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backend.callsTo('DELETE /clubs/c1/leave')).toHaveLength(0);
    await change('Leave');
    await answer('Leave');
    expect(await screen.findByText('Left club')).toBeTruthy();
    expect(backend.callsTo('DELETE /clubs/c1/leave')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['Join', 'POST /clubs/c1/join', lakeside(), 'Joined'],
    ['Leave', 'DELETE /clubs/c1/leave', joined(), 'Join'],
  ] as const)('%s is found done when only its answer is lost', async (name, call, club, next) => {
    const { backend } = openClub({ clubs: [club] });
    backend.fail(call, 'answer');
    await change(name);
    expect(await button(next)).toBeTruthy();
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(backend.callsTo(call)).toHaveLength(1);
  });

  test.each([
    ['Join', 'POST /clubs/c1/join', lakeside(), 'Joined'],
    ['Leave', 'DELETE /clubs/c1/leave', joined(), 'Join'],
  ] as const)('%s that may not have arrived says so and can be tried again', async (...given) => {
    const [name, call, club, next] = given;
    const { backend } = openClub({ clubs: [club] });
    backend.fail(call, 'network', 1);
    await change(name);
    expect(await screen.findByText('Not sent')).toBeTruthy();
    expect(await button(name === 'Leave' ? 'Joined' : name)).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await button(next)).toBeTruthy();
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(backend.callsTo(call)).toHaveLength(2);
  });

  test('a refused leave keeps the member', async () => {
    const { backend } = openClub({ clubs: [joined()] });
    backend.fail('DELETE /clubs/c1/leave', new FakeReply(500, undefined));
    await change('Leave');
    expect(await screen.findByText('Leave failed')).toBeTruthy();
    expect(await button('Joined')).toBeTruthy();
  });

  test.each([
    ['the owner', { ownerId: demoUser.id, ownerPerson: demoUser }, true],
    ['a co-owner', { coOwnerIds: [demoUser.id] }, false],
  ])('%s neither joins nor leaves and may post', async (_who, fields, canEdit) => {
    openClub({ clubs: [lakeside(fields)] });
    await screen.findByRole('textbox', { name: 'Write a post' });
    expect(screen.queryByRole('button', { name: /^(Join|Joined)$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Club Info' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Club Info' }));
    expect(panel.getByText('Description')).toBeTruthy();
    expect(panel.queryAllByRole('link', { name: 'Edit Club' })).toHaveLength(canEdit ? 1 : 0);
  });

  test('who is signed out is asked to sign in, without a call', async () => {
    const { backend } = openClub({ clubs: [lakeside()] }, {}, { user: null });
    await userEvent.click(await button('Join'));
    expect(await screen.findByText('Please sign in to join this club.')).toBeTruthy();
    expect(backend.callsTo('POST /clubs/c1/join')).toHaveLength(0);
  });

  test('who is known by name only cannot join, and is told why, without a call', async () => {
    const { backend } = openClub({ clubs: [lakeside()] }, {}, { user: { ...demoUser, id: '' } });
    await userEvent.click(await button('Join'));
    expect(await screen.findByText('Join failed')).toBeTruthy();
    expect(screen.getByText('Missing user id')).toBeTruthy();
    expect(backend.callsTo('POST /clubs/c1/join')).toHaveLength(0);
  });

  test.each([
    ['Join', 'POST /clubs/c1/join', lakeside(), 'Failed to join club'],
    ['Leave', 'DELETE /clubs/c1/leave', joined(), 'Failed to leave club'],
  ] as const)(
    '%s refused without a word of the server says so in ours, not in its status line',
    async (name, call, club, words) => {
      const { backend } = openClub({ clubs: [club] });
      backend.fail(call, new FakeReply(400, {}, {}, 'Bad Request'));
      await change(name);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByText('Bad Request')).toBeNull();
    },
  );
});

describe('a server that cannot say who is a member', () => {
  const NOT_CHECKED = 'It could not be checked whether you are a member';
  const channels = [{ id: 'ch1', name: 'Race day' }];
  const unsure = (club: ReturnType<typeof joined>, times?: number) => {
    return openClub({
      clubs: [club],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Race day is near' })],
      prepare: (backend) => backend.fail('GET /clubs/c1/is-member', undefined, times),
    }).backend;
  };

  test('makes nobody a stranger: it can be asked again, and then the member reads', async () => {
    unsure(joined(), 1);
    expect(await screen.findByText(NOT_CHECKED)).toBeTruthy();
    expect(screen.queryByText('Join Lakeside to view posts.')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Join|Joined)$/ })).toBeNull();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Race day is near')).toBeTruthy();
    expect(screen.queryByText(NOT_CHECKED)).toBeNull();
  });

  test('says so in channels, too, and asks for no messages', async () => {
    const backend = unsure(joined({ channels }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
    expect(await screen.findByText(NOT_CHECKED)).toBeTruthy();
    expect(backend.callsTo('GET /club-channels/ch1/messages')).toHaveLength(0);
  });

  test('does not matter to an owner', async () => {
    unsure(lakeside({ ownerId: demoUser.id, ownerPerson: demoUser }));
    expect(await screen.findByText('Race day is near')).toBeTruthy();
    expect(screen.queryByText(NOT_CHECKED)).toBeNull();
  });

  test('shows no settings to decide on before it can', async () => {
    const backend = createFakeBackend({
      areas: [authFake(), clubsFake({ clubs: [joined()] })],
    });
    backend.fail('GET /clubs/c1/is-member', undefined, 1);
    render(
      <FakeClubline backend={backend}>
        <ClubSettingsScreen clubId="c1" />
      </FakeClubline>,
    );
    expect(await screen.findByText(NOT_CHECKED)).toBeTruthy();
    expect(screen.queryByText('You are not a member of the club')).toBeNull();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('You are a member of the club')).toBeTruthy();
  });
});

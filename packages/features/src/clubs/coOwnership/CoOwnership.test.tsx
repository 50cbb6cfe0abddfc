import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  amy,
  authFake,
  ben,
  clubModerationFake,
  clubsFake,
  createFakeBackend,
  demoUser,
  FakeClubline,
  FakeReply,
  type ClubsFakeOptions,
} from '../../testing';
import { ClubScreen } from '../clubScreen/ClubScreen';
import { press } from '../../testing/harness/press';
import { joined, lakeside, type OpenClubOptions } from '../clubScreen/testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const ACCEPT = `PUT /clubs/c1/co-owners/${demoUser.id}`;
const DECLINE = `DELETE /clubs/c1/co-owner-invitations/${demoUser.id}`;
const DETAILS = 'GET /clubs/:id/details';
const RESIGN = `DELETE /clubs/c1/co-owners/${demoUser.id}`;

function open(
  { prepare, ...options }: OpenClubOptions,
  members: Parameters<typeof clubModerationFake>[0] = {},
) {
  const backend = createFakeBackend({
    areas: [
      authFake(),
      clubsFake({ clubs: [joined()], embeds: true, invitations: {}, ...options }),
      clubModerationFake(members),
    ],
  });
  prepare?.(backend);
  render(
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c1" />
    </FakeClubline>,
  );
  return backend;
}
const invited: ClubsFakeOptions = { invitations: { c1: [demoUser.id] } };
const region = () => screen.findByRole('region', { name: 'Invitation' });
const button = (name: string) => screen.findByRole('button', { name });

describe('an invitation to be a co-owner', () => {
  test('says who invites and until when, and accepting it makes one a co-owner', async () => {
    const backend = open(invited);
    const banner = within(await region());
    expect(banner.getByText('Amy Lake has invited you to be a co-owner of this club')).toBeTruthy();
    expect(banner.getByText(/^Co-owners edit .* Open until .+\.$/)).toBeTruthy();
    expect(await button('Joined')).toBeTruthy();
    await press('Accept');
    expect(await banner.findByText('You are a co-owner of this club now')).toBeTruthy();
    expect(backend.callsTo(ACCEPT)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Joined' })).toBeNull());
    expect(document.activeElement).toBe(await region());
  });

  test('is offered to somebody who is no member, and accepting makes them one', async () => {
    open({ ...invited, clubs: [lakeside()] });
    expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
    await press('Accept');
    expect(await screen.findByRole('textbox', { name: 'Write a post' })).toBeTruthy();
    expect(screen.getByText('3 members')).toBeTruthy();
  });

  test('declined by somebody who is no member, leaves them the way to join', async () => {
    open({ ...invited, clubs: [lakeside()] });
    await region();
    await press('Decline');
    expect((await screen.findAllByRole('button', { name: /^Join/ })).length).toBeGreaterThan(0);
  });

  test('accepted, says so as long as it holds, and gives way to the next one', async () => {
    const backend = open(invited);
    await region();
    await press('Accept');
    await screen.findByText('You are a co-owner of this club now');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    const change = async (method: string, path: string) => {
      await backend.fetch(`/api/clubs/c1/${path}/${demoUser.id}`, { method });
      act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1' }));
    };
    await change('DELETE', 'co-owners');
    expect(await button('Joined')).toBeTruthy();
    expect(screen.queryByText('You are a co-owner of this club now')).toBeNull();
    await change('PUT', 'co-owner-invitations');
    expect(await button('Accept')).toBeTruthy();
  });

  test('to a private club, which nobody joins by themselves, is the one way in', async () => {
    open({ ...invited, clubs: [lakeside()], details: { isPrivate: true } });
    expect(await button('Accept')).toBeTruthy();
    expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /Join/ })).toEqual([]);
    await press('Accept');
    expect(await screen.findByRole('textbox', { name: 'Write a post' })).toBeTruthy();
  });

  test('declining ends it and leaves one what one was', async () => {
    const backend = open(invited);
    await press('Decline');
    expect(await screen.findByText('You have declined the invitation')).toBeTruthy();
    expect(backend.callsTo(DECLINE)).toHaveLength(1);
    expect(backend.callsTo(ACCEPT)).toHaveLength(0);
    expect(await button('Joined')).toBeTruthy();
  });

  test.each(['Accept', 'Decline'])('%s, pressed twice, is one call', async (name) => {
    const call = name === 'Accept' ? ACCEPT : DECLINE;
    const backend = open(invited);
    const release = backend.hold(call);
    const pressed = await button(name);
    await userEvent.click(pressed);
    await userEvent.click(pressed);
    release();
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(backend.callsTo(call)).toHaveLength(1);
  });

  test('an answer that does not arrive can be given again', async () => {
    const backend = open(invited);
    backend.fail(ACCEPT, 'network', 2);
    await press('Accept');
    expect(await screen.findByText('Your answer could not be sent')).toBeTruthy();
    const again = await button('Accept');
    expect(document.activeElement).toBe(again);
    await userEvent.click(again);
    expect(await screen.findByText('You are a co-owner of this club now')).toBeTruthy();
  });

  test('an answer that was lost is asked about, not given again by hand', async () => {
    const backend = open(invited);
    backend.fail(ACCEPT, 'answer', 1);
    await press('Accept');
    expect(await screen.findByText('You are a co-owner of this club now')).toBeTruthy();
    expect(screen.queryByText('Your answer could not be sent')).toBeNull();
  });

  test('one that was withdrawn meanwhile says so, with the server’s reason', async () => {
    const invitations = { c1: [demoUser.id] };
    const backend = open({ invitations });
    await button('Accept');
    const words = 'There is no invitation for you, or it has ended.';
    backend.handle(ACCEPT, () => new FakeReply(403, { statusCode: 403, message: words }));
    backend.handle('GET /clubs/:id/details', () => ({
      data: { clubName: 'Lakeside', owner: amy, coOwners: [], coOwnerInvitation: null },
    }));
    await press('Accept');
    expect(await screen.findByText('This invitation has ended')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  test('one that was accepted although the answer was lost says that it was', async () => {
    const backend = open(invited);
    await button('Accept');
    backend.fail(ACCEPT, 'network', 2);
    backend.handle('GET /clubs/:id/details', () => ({
      data: {
        clubName: 'Lakeside',
        owner: amy,
        coOwners: [demoUser.id],
        coOwnerInvitation: null,
      },
    }));
    await press('Accept');
    expect(await screen.findByText('You are a co-owner of this club now')).toBeTruthy();
    expect(screen.queryByText('Your answer could not be sent')).toBeNull();
  });

  test('is not shown by a server that knows none', async () => {
    open({ invitations: undefined });
    await button('Joined');
    expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull();
  });
});

test('who is no co-owner any more sees so, also where the members change meanwhile', async () => {
  const backend = open({ clubs: [joined({ coOwnerIds: [demoUser.id] })] });
  await screen.findByRole('textbox', { name: 'Write a post' });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  await backend.fetch(`/api/clubs/c1/co-owners/${demoUser.id}`, { method: 'DELETE' });
  const asked = backend.callsTo(DETAILS).length;
  const release = backend.hold(DETAILS);
  act(() => {
    backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1' });
    backend.sockets.broadcast('clubMembersChanged', { clubId: 'c1', memberCount: 7 });
  });
  await waitFor(() => expect(backend.callsTo(DETAILS).length).toBeGreaterThan(asked));
  expect(await screen.findByText('7 members')).toBeTruthy();
  act(release);
  expect(await button('Joined')).toBeTruthy();
});

describe('resigning', () => {
  const coOwned = () => ({ clubs: [joined({ coOwnerIds: [demoUser.id] })] });
  const ask = async () => {
    await press('Club Info');
    await press('Resign as co-owner');
    return within(await screen.findByRole('alertdialog', { name: 'Resign as co-owner?' }));
  };

  test('is asked about, and makes a co-owner a member who may leave', async () => {
    const backend = open(coOwned());
    const question = await ask();
    expect(question.getByText(/^You stay a member\./)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Resign' }));
    expect(await screen.findByText('You are no longer a co-owner')).toBeTruthy();
    expect(await button('Joined')).toBeTruthy();
    expect(backend.callsTo(RESIGN)).toHaveLength(1);
  });

  test('is not done when the question is answered with Cancel', async () => {
    const backend = open(coOwned());
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backend.callsTo(RESIGN)).toHaveLength(0);
    expect(document.activeElement).toBe(await button('Club Info'));
  });

  test('that fails says why and leaves one a co-owner', async () => {
    const backend = open(coOwned());
    backend.fail(RESIGN);
    await userEvent.click((await ask()).getByRole('button', { name: 'Resign' }));
    expect(await screen.findByText('You could not resign')).toBeTruthy();
    expect(screen.getByText('The server is tired.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Joined' })).toBeNull();
  });

  test.each([
    ['a member', { clubs: [joined()] }],
    ['the owner', { clubs: [joined({ ownerId: demoUser.id, ownerPerson: demoUser })] }],
    ['a co-owner on a server that cannot do it', { ...coOwned(), invitations: undefined }],
  ])('is not offered to %s', async (_who, options) => {
    open(options);
    await press('Club Info');
    expect(await screen.findByText('Description')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resign as co-owner' })).toBeNull();
  });
});

describe('the owner, among the members,', () => {
  const person = (one: typeof amy) => ({ ...one, profilePicture: null });
  const owned = () =>
    joined({
      ownerId: demoUser.id,
      ownerPerson: demoUser,
      coOwnerIds: [amy.id],
      memberIds: [demoUser.id, amy.id, ben.id],
    });
  const rights = { permissions: ['listMembers', 'moderate'] as ('listMembers' | 'moderate')[] };
  const members = [
    { ...person(demoUser), role: 'owner' as const },
    { ...person(amy), role: 'coOwner' as const },
    { ...person(ben), role: 'member' as const, isMuted: false },
  ];
  const openMembers = async (options: OpenClubOptions = {}, own = members) => {
    const backend = open({ clubs: [owned()], details: rights, ...options }, { members: own });
    await userEvent.click(await screen.findByRole('tab', { name: 'Members' }));
    return backend;
  };
  const choose = async (name: string, item: string) => {
    await press(`More about ${name}`);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  const items = async (name: string) => {
    await press(`More about ${name}`);
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  const invitedList = () => screen.findByRole('list', { name: 'Invited as co-owners' });

  test('invites a member, sees who is invited, and withdraws it', async () => {
    const backend = await openMembers();
    await choose('Ben Torres', 'Invite Ben Torres as co-owner');
    expect(await screen.findByText('Ben Torres is invited to be a co-owner')).toBeTruthy();
    expect(within(await invitedList()).getByText('Ben Torres')).toBeTruthy();
    expect(backend.callsTo(`PUT /clubs/c1/co-owner-invitations/${ben.id}`)).toHaveLength(1);
    expect(await items('Ben Torres')).toEqual(['Mute Ben Torres', 'Ban Ben Torres']);
    await userEvent.keyboard('{Escape}');
    await press('Withdraw invitation of Ben Torres');
    expect(await screen.findByText('The invitation of Ben Torres is withdrawn')).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Invited as co-owners' })).toBeNull(),
    );
    await choose('Ben Torres', 'Invite Ben Torres as co-owner');
    expect(await invitedList()).toBeTruthy();
  });

  test('is told that it was done, though no answer came', async () => {
    const backend = await openMembers();
    backend.fail(`PUT /clubs/c1/co-owner-invitations/${ben.id}`, 'answer', 2);
    await choose('Ben Torres', 'Invite Ben Torres as co-owner');
    expect(await screen.findByText('Ben Torres is invited to be a co-owner')).toBeTruthy();
    backend.fail(`DELETE /clubs/c1/co-owner-invitations/${ben.id}`, 'answer', 2);
    await press('Withdraw invitation of Ben Torres');
    expect(await screen.findByText('The invitation of Ben Torres is withdrawn')).toBeTruthy();
  });

  test('learns of an invitation that was accepted before it was withdrawn', async () => {
    const backend = await openMembers({ invitations: { c1: [ben.id] } });
    const withdraw = await button('Withdraw invitation of Ben Torres');
    const refusal = { statusCode: 409, message: 'The invitation has been accepted.' };
    backend.fail('DELETE /clubs/c1/co-owner-invitations/:userId', new FakeReply(409, refusal));
    backend.handle('GET /clubs/:id/members', () => ({
      data: { members: members.map((one) => ({ ...one, role: 'coOwner' })) },
    }));
    backend.handle('GET /clubs/:id/co-owner-invitations', () => ({ data: { invitations: [] } }));
    await userEvent.click(withdraw);
    expect(await screen.findByText('The invitation has been accepted.')).toBeTruthy();
    expect(await items('Ben Torres')).toEqual(['Remove Ben Torres as co-owner']);
  });

  test('removes a co-owner once asked whether it is meant', async () => {
    const backend = await openMembers();
    await choose('Amy Lake', 'Remove Amy Lake as co-owner');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Remove Amy Lake as co-owner?' }),
    );
    expect(backend.callsTo('DELETE /clubs/:id/co-owners/:userId')).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Amy Lake is no longer a co-owner')).toBeTruthy();
    expect(backend.callsTo(`DELETE /clubs/c1/co-owners/${amy.id}`)).toHaveLength(1);
    expect(await items('Amy Lake')).toEqual([
      'Invite Amy Lake as co-owner',
      'Mute Amy Lake',
      'Ban Amy Lake',
    ]);
  });

  test('is told why somebody could not be invited', async () => {
    const backend = await openMembers();
    backend.fail('PUT /clubs/:id/co-owner-invitations/:userId');
    await choose('Ben Torres', 'Invite Ben Torres as co-owner');
    expect(await screen.findByText('That could not be done')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Invited as co-owners' })).toBeNull();
  });

  test('is told that it is not known who is invited, and can ask again', async () => {
    const backend = await openMembers({
      invitations: { c1: [ben.id] },
      prepare: (made) => made.fail('GET /clubs/:id/co-owner-invitations', undefined, 1),
    });
    expect(await screen.findByText('Who is invited could not be loaded.')).toBeTruthy();
    await press('Try again');
    expect(within(await invitedList()).getByText('Ben Torres')).toBeTruthy();
    expect(backend.callsTo('GET /clubs/:id/co-owner-invitations')).toHaveLength(2);
  });

  test('is not offered to invite the muted, who cannot be co-owners', async () => {
    const muted = members.map((one) => (one.role === 'member' ? { ...one, isMuted: true } : one));
    await openMembers({}, muted);
    expect(await items('Ben Torres')).toEqual(['Unmute Ben Torres', 'Ban Ben Torres']);
  });

  test('is offered none of it by a server that makes co-owners at once', async () => {
    const backend = await openMembers({ invitations: undefined });
    expect(await items('Ben Torres')).toEqual(['Mute Ben Torres', 'Ban Ben Torres']);
    expect(screen.queryByRole('button', { name: 'More about Amy Lake' })).toBeNull();
    expect(backend.callsTo('GET /clubs/:id/co-owner-invitations')).toHaveLength(0);
  });
});

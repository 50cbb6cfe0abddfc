import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ClubMember } from '@clubline/contract';
import {
  amy,
  ben,
  clubModerationFake,
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  fakePost,
  FakeReply,
  minutesAgo,
} from '../../../testing';
import { press } from '../../../testing/harness/press';
import { joined, openClub } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const BANS = 'GET /clubs/:id/bans';
const MEMBERS = 'GET /clubs/:id/members';
const REPORTS = 'GET /clubs/:id/reports';
const summary = (person: typeof amy) => ({ ...person, profilePicture: null });
const members: ClubMember[] = [
  { ...summary(amy), role: 'owner' },
  { ...summary(demoUser), role: 'coOwner' },
  { ...summary(ben), role: 'member', isMuted: false },
];
const cem = {
  id: 'cem',
  username: 'cem',
  firstName: 'Cem',
  lastName: 'Aydin',
  profilePicture: null,
};
const reported = (id: string, content: string) => ({
  post: fakePost({ id, clubId: 'c1', content, user: ben }),
  reasons: [{ reason: 'spam' as const, count: 2 }],
  reportedAt: minutesAgo(1),
});

/** A section of the club, as somebody sees it who runs it, once the socket is open. */
async function openLive(
  section: 'members' | 'reports',
  {
    loadMembers,
    kept = {},
    losesPages = false,
    query,
    onNavigate,
    ...options
  }: Parameters<typeof clubModerationFake>[0] & {
    loadMembers?: () => Promise<ClubMember[]>;
    /** What the entry of the history keeps. */
    kept?: Record<string, object>;
    /** Whether pages of members after the first are lost. */
    losesPages?: boolean;
    /** The words of the address. */
    query?: string;
    onNavigate?: (to: string) => void;
  } = {},
) {
  const environment = createFakeEnvironment({ clock: createStoryClock() });
  for (const [list, rows] of Object.entries(kept)) environment.historyEntry?.set(list, rows);
  const { backend } = openClub(
    {
      clubs: [joined()],
      embeds: true,
      details: { permissions: ['listMembers', 'reportPosts', 'moderate'] },
      prepare(made) {
        clubModerationFake({ members, ...options })(made);
        if (losesPages)
          made.handle(MEMBERS, (call) => {
            if (call.query.has('cursor')) throw new FakeReply(500);
            const meta = { hasMore: true, nextCursor: '5' };
            return { data: { members: options.members?.slice(0, 5) }, meta };
          });
        if (loadMembers)
          made.handle('GET /clubs/:id/members', async () => ({
            data: { members: await loadMembers() },
          }));
      },
    },
    { section, ...(query && { query }) },
    { environment, ...(onNavigate && { onNavigate }) },
  );
  await screen.findByRole('tab', { name: 'Members', selected: section === 'members' });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  return backend;
}
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const person = async (name: string) => (await list('Members')).findByRole('link', { name });

test('who joins, becomes a co-owner or leaves is seen in the list of members', async () => {
  const { sockets } = await openLive('members');
  await person('Ben Torres');
  const changed = { clubId: 'c1', memberCount: 4 };
  act(() =>
    sockets.broadcast('clubMembersChanged', { ...changed, member: { ...cem, role: 'member' } }),
  );
  expect(await person('Cem Aydin')).toBeTruthy();
  act(() =>
    sockets.broadcast('clubMembersChanged', { ...changed, member: { ...cem, role: 'coOwner' } }),
  );
  await waitFor(async () =>
    expect((await list('Members')).getAllByText('Co-owner')).toHaveLength(2),
  );
  act(() => sockets.broadcast('clubMembersChanged', { ...changed, leftId: ben.id }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ben Torres' })).toBeNull());
});

test('who joins waits for its page where the list is longer than what is here', async () => {
  const { sockets } = await openLive('members', { pageSize: 2 });
  await person('Amy Lake');
  const joiner = { ...cem, role: 'member' as const };
  act(() => {
    sockets.broadcast('clubMembersChanged', { clubId: 'c1', memberCount: 4, member: joiner });
    sockets.broadcast('clubMembersChanged', { clubId: 'c1', memberCount: 3, leftId: demoUser.id });
  });
  await waitFor(async () => expect((await list('Members')).getAllByRole('link')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Cem Aydin' })).toBeNull();
});

test('whom another owner mutes, bans and lets in again is seen there', async () => {
  const backend = await openLive('members');
  const { sockets } = backend;
  await person('Ben Torres');
  const changed = { clubId: 'c1', list: 'mutes' as const, userId: ben.id };
  act(() => sockets.broadcast('clubModerationChanged', { ...changed, isMuted: true }));
  expect(await screen.findByText('Muted')).toBeTruthy();
  act(() => sockets.broadcast('clubModerationChanged', { ...changed, isMuted: false }));
  await waitFor(() => expect(screen.queryByText('Muted')).toBeNull());

  backend.handle(BANS, () => ({ data: { banned: [ben] } }));
  act(() => {
    sockets.broadcast('clubMembersChanged', { clubId: 'c1', memberCount: 2, leftId: ben.id });
    sockets.broadcast('clubModerationChanged', { clubId: 'c1', list: 'bans' });
  });
  expect(await screen.findByRole('button', { name: 'Lift ban of Ben Torres' })).toBeTruthy();
  expect((await list('Members')).queryByRole('link', { name: 'Ben Torres' })).toBeNull();

  backend.handle(BANS, () => ({ data: { banned: [] } }));
  act(() => sockets.broadcast('clubModerationChanged', { clubId: 'c1', list: 'bans' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Banned' })).toBeNull());
});

test('somebody who leaves while one is asked about the ban is banned all the same', async () => {
  const backend = await openLive('members', { banned: [] });
  await person('Ben Torres');
  await press('More about Ben Torres');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ban Ben Torres' }));
  await screen.findByRole('alertdialog', { name: 'Ban Ben Torres?' });
  const left = { clubId: 'c1', memberCount: 2, leftId: ben.id };
  act(() => backend.sockets.broadcast('clubMembersChanged', left));
  await waitFor(() => expect(screen.queryByText('Ben Torres')).toBeNull());
  await press('Ban');
  expect(await screen.findByText('Ben Torres is banned')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Lift ban of Ben Torres' })).toBeTruthy();
});

test('a ban that is refused says so, and the members are asked for again', async () => {
  const backend = await openLive('members', { banned: [] });
  await person('Ben Torres');
  backend.fail('PUT /clubs/:id/bans/:userId', new FakeReply(404, { message: 'User not found' }));
  await press('More about Ben Torres');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ban Ben Torres' }));
  const asked = { data: { members: members.filter(({ id }) => id !== ben.id) } };
  backend.handle('GET /clubs/:id/members', () => asked);
  await press('Ban');
  expect(await screen.findByText('User not found')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ben Torres' })).toBeNull());
});

test('what is reported, settled by others or deleted is seen among the reports', async () => {
  const backend = await openLive('reports', { reports: [reported('p1', 'Buy passes here')] });
  expect(await screen.findByText('Buy passes here')).toBeTruthy();
  const now = (...reports: unknown[]) => backend.handle(REPORTS, () => ({ data: { reports } }));
  const changed = () =>
    act(() =>
      backend.sockets.broadcast('clubModerationChanged', { clubId: 'c1', list: 'reports' }),
    );
  now(reported('p2', 'Worse words'), reported('p1', 'Buy passes here'));
  changed();
  expect(await screen.findByText('Worse words')).toBeTruthy();
  now(reported('p2', 'Worse words'));
  changed();
  await waitFor(() => expect(screen.queryByText('Buy passes here')).toBeNull());
  act(() => backend.sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'p2' }));
  expect(await screen.findByText('No reports to decide on.')).toBeTruthy();
});

test('what was missed while the connection was gone is asked for when it is back', async () => {
  const backend = await openLive('members', { banned: [] });
  await person('Ben Torres');
  const socket = backend.sockets.all.at(-1)!;
  act(() => socket.drop());
  backend.handle('GET /clubs/:id/members', () => ({ data: { members: members.slice(0, 2) } }));
  backend.handle(BANS, () => ({ data: { banned: [ben] } }));
  act(() => socket.restore());
  expect(await screen.findByRole('button', { name: 'Lift ban of Ben Torres' })).toBeTruthy();
  expect((await list('Members')).queryByRole('link', { name: 'Ben Torres' })).toBeNull();
});

test('who joins while members are first asked for is not lost, nor are the others', async () => {
  const answers: ((members: ClubMember[]) => void)[] = [];
  const { sockets } = await openLive('members', {
    loadMembers: () => new Promise<ClubMember[]>((resolve) => answers.push(resolve)),
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  const joiner = { ...cem, role: 'member' as const };
  act(() =>
    sockets.broadcast('clubMembersChanged', { clubId: 'c1', memberCount: 4, member: joiner }),
  );
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]!(members);
  answers[1]!([...members, joiner]);
  expect(await person('Cem Aydin')).toBeTruthy();
  expect(await person('Ben Torres')).toBeTruthy();
});

test('what happens in another club changes nothing here', async () => {
  const { sockets } = await openLive('members');
  await person('Ben Torres');
  act(() => {
    sockets.broadcast('clubMembersChanged', { clubId: 'c2', memberCount: 1, leftId: ben.id });
    sockets.broadcast('clubMembersChanged', { clubId: 'c1', memberCount: 2, leftId: amy.id });
  });
  await waitFor(async () => expect((await list('Members')).getAllByRole('link')).toHaveLength(2));
  expect(await person('Ben Torres')).toBeTruthy();
});

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...cem, id: `m${at}`, lastName: `Number ${at}.` }));

test('going back to the members loads as many as were shown', async () => {
  await openLive('members', {
    members: many(30).map((one) => ({ ...one, role: 'member' })),
    pageSize: 5,
    kept: { members_c1: { count: 20, anchor: { id: 'm17', top: 0 } } },
  });
  expect(await person('Cem Number 17.')).toBeTruthy();
  expect((await list('Members')).getAllByRole('link')).toHaveLength(20);
});

test('members that cannot be loaded again are asked for once, then on request', async () => {
  const backend = await openLive('members', {
    members: many(30).map((one) => ({ ...one, role: 'member' })),
    pageSize: 5,
    kept: { members_c1: { count: 20, anchor: { id: 'm17', top: 0 } } },
    losesPages: true,
  });
  expect(await screen.findByText('Members could not be loaded')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Load more' })).toBeTruthy();
  expect(backend.callsTo(MEMBERS)).toHaveLength(2);
});

test('going back to the reports loads as many as were shown', async () => {
  const reports = Array.from({ length: 9 }, (_, at) => reported(`p${at}`, `Word ${at}.`));
  const backend = await openLive('reports', {
    reports,
    listPageSize: 2,
    kept: { reports_c1: { count: 6, anchor: { id: 'p5', top: 0 } } },
  });
  expect(await screen.findByText('Word 5.')).toBeTruthy();
  expect(backend.callsTo(REPORTS)).toHaveLength(3);
});

test('members are searched for by the words of the address, which follows typing', async () => {
  const onNavigate = vi.fn();
  const backend = await openLive('members', { query: 'ben', onNavigate });
  await person('Ben Torres');
  expect((await list('Members')).getAllByRole('link')).toHaveLength(1);
  expect(backend.callsTo(MEMBERS).map(({ query }) => query.get('search'))).toEqual(['ben']);
  const field = screen.getByRole('searchbox', { name: 'Search members' });
  await userEvent.clear(field);
  await userEvent.type(field, 'amy');
  await waitFor(() =>
    expect(onNavigate).toHaveBeenLastCalledWith('/clubs/c1/members?q=amy', {
      replace: true,
      keepsPlace: true,
    }),
  );
});

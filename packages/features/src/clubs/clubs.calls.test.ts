import { describe, expect, test } from 'vitest';
import { answering } from '../testing/harness/answering';
import {
  clubsCalls,
  readChannels,
  readClub,
  readClubDetails,
  readClubs,
  readIsMember,
} from './clubs.calls';
import { sortClubs } from './sortClubs';

const one = { id: 'c1', name: 'Lakeside' };

/** A server that answers everything with the same. */
test.each([
  { data: { clubs: [one] } },
  { data: { data: { clubs: [one] } } },
  { clubs: [one] },
  { userClubs: [one] },
  { data: { userClubs: [one] } },
])('clubs are found in %j', (body) => {
  expect(readClubs(body).map(({ name }) => name)).toEqual(['Lakeside']);
});
test.each([undefined, null, '', {}, { data: null }, { clubs: [null, 1, {}] }])(
  '%j holds no clubs',
  (body) => expect(readClubs(body)).toEqual([]),
);

describe('a club', () => {
  test.each(['image', 'imageUrl', 'coverImage'])('has its picture from %s', (key) =>
    expect(readClub({ ...one, [key]: '/a.png' })?.image).toBe('/a.png'),
  );
  test.each([
    { ownerName: 'Amy Lake' },
    { owner: { firstName: 'Amy', lastName: 'Lake' } },
    { ownerFirstName: 'Amy', ownerLastName: 'Lake' },
  ])('has its owner from %j', (fields) =>
    expect(readClub({ ...one, ...fields })?.ownerName).toBe('Amy Lake'),
  );
  test.each([
    [{ memberCount: 3, maxMembers: 50 }, 3, 50],
    [{ member_count: '3', max_members: '50' }, 3, 50],
    [{}, 0, null],
  ])('has its members from %j', (fields, count, max) =>
    expect(readClub({ ...one, ...fields })).toMatchObject({ memberCount: count, maxMembers: max }),
  );
  test('is neither private nor active unless it says so', () =>
    expect(readClub(one)).toMatchObject({ isPrivate: false, isActive: false }));
});

test('clubs sort by name, whatever the case', () => {
  expect(
    sortClubs(
      ['beta', 'Alpha', 'gamma']
        .map((name) => readClub({ id: name, name }))
        .filter((club) => club !== null),
    ).map(({ name }) => name),
  ).toEqual(['Alpha', 'beta', 'gamma']);
});

test.each([{ coOwners: ['u1', 'u2'] }, { coOwners: [{ id: 'u1' }, { id: 'u2' }] }])(
  'co-owners are read from %j',
  (fields) => {
    expect(
      readClubDetails('c1', { data: { clubName: 'Lakeside', ...fields } })?.coOwners.map(
        ({ id }) => id,
      ),
    ).toEqual(['u1', 'u2']);
  },
);

const invitation = { invitedBy: { id: 'u1', username: 'amy' }, expiresAt: '2026-01-01' };
test.each([
  [{}, {}],
  [{ coOwnerInvitation: null }, { coOwnerInvitation: null }],
  [{ coOwnerInvitation: 'yes' }, { coOwnerInvitation: null }],
  [{ coOwnerInvitation: invitation }, { coOwnerInvitation: invitation }],
  [
    { coOwnerInvitation: { invitedBy: 7 } },
    { coOwnerInvitation: { invitedBy: { id: '' }, expiresAt: '' } },
  ],
])('the viewer’s invitation in %j is %j', (fields, expected) => {
  const details = readClubDetails('c1', { data: { clubName: 'Lakeside', ...fields } });
  expect(details).toMatchObject({ clubName: 'Lakeside', ...expected });
  expect('coOwnerInvitation' in details!).toBe('coOwnerInvitation' in fields);
});

test('details without additions leave membership and channels open', () => {
  const details = readClubDetails('c1', { data: { clubName: 'Lakeside' } });
  expect(details).toMatchObject({
    id: 'c1',
    clubName: 'Lakeside',
    clubDescription: null,
    memberCount: 0,
  });
  expect(details).not.toHaveProperty('isMember');
  expect(details).not.toHaveProperty('channels');
});
test.each([undefined, null, {}, { data: {} }])('%j is no club', (body) =>
  expect(readClubDetails('c1', body)).toBeNull(),
);

test('channels and membership are read wrapped or bare', () => {
  expect(readChannels({ data: { channels: [{ id: 1, name: 'Race day' }, {}] } })).toEqual([
    { id: '1', name: 'Race day' },
  ]);
  expect([
    readIsMember({ data: { isMember: true } }),
    readIsMember({ isMember: true }),
    readIsMember({}),
    readIsMember(null),
  ]).toEqual([true, true, false, false]);
});

test('a whole list is not said to be cut because a club of it cannot be read', async () => {
  const client = answering({ data: { clubs: [one, {}] }, meta: { total: 2 } });
  expect(await clubsCalls.loadAll(client)).toMatchObject({ items: [{ id: 'c1' }] });
  expect(await clubsCalls.loadAll(client)).not.toHaveProperty('cutAt');
});

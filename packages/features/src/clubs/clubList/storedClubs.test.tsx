import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  demoUser,
  fakeClub,
  FakeClubline,
} from '../../testing';
import { readClub } from '../clubs.calls';
import { sortClubs } from '../sortClubs';
import { ClubsScreen } from './ClubsScreen';
import { isClubPages, isOwnClubs } from './storedClubs';

vi.setConfig({ testTimeout: 20_000 });

const wrong: [string, unknown][] = [
  ['nothing', null],
  ['a number', 5],
  ['an empty record', {}],
  ['no list', { userClubs: 5, items: 5 }],
  ['a list with holes', { userClubs: [null], items: [null] }],
  ['clubs without names', { userClubs: [{ id: 'c1' }], items: [{ id: 'c1' }] }],
  [
    'a record for a text',
    {
      userClubs: [{ ...readClub({ id: 'c1', name: 'Old' }), description: {} }],
      items: [{ ...readClub({ id: 'c1', name: 'Old' }), description: {} }],
    },
  ],
];

for (const tab of ['my', 'discover'] as const)
  test.each(wrong)(
    `stored clubs that are %s give way to the server’s, under ${tab}`,
    async (_title, value) => {
      const environment = createFakeEnvironment();
      const entry = JSON.stringify({ value, at: environment.clock.now() });
      environment.local.setItem('sports_app_clubs', entry);
      environment.local.setItem('sports_app_/clubs', entry);
      const clubs = [
        fakeClub({ id: 'c9', name: 'Dawn Patrol', memberIds: tab === 'my' ? [demoUser.id] : [] }),
      ];
      const backend = createFakeBackend({ areas: [authFake(), clubsFake({ clubs })] });
      render(
        <FakeClubline backend={backend} environment={environment}>
          <ClubsScreen tab={tab} />
        </FakeClubline>,
      );
      expect(await screen.findByRole('link', { name: 'Dawn Patrol' })).toBeTruthy();
    },
  );

const somewhatLikeAClub = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      id: fc.oneof(fc.string(), fc.jsonValue()),
      name: fc.oneof(fc.string(), fc.jsonValue()),
      description: fc.oneof(fc.string(), fc.jsonValue()),
      ownerName: fc.oneof(fc.string(), fc.jsonValue()),
      memberCount: fc.oneof(fc.nat(), fc.jsonValue()),
      isPrivate: fc.oneof(fc.boolean(), fc.jsonValue()),
      isActive: fc.oneof(fc.boolean(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);

test('whatever is stored is either clubs that can be sorted and searched or thrown away', () => {
  fc.assert(
    fc.property(fc.array(somewhatLikeAClub), fc.jsonValue(), (list, cursor) => {
      if (!isOwnClubs({ userClubs: list }) || !isClubPages({ items: list, nextCursor: null }))
        return;
      const clubs = list as NonNullable<ReturnType<typeof readClub>>[];
      expect(sortClubs(clubs)).toHaveLength(clubs.length);
      for (const { name, description, ownerName } of clubs)
        for (const text of [name, description, ownerName]) text?.toLocaleLowerCase();
      expect(isClubPages({ items: list, nextCursor: cursor })).toBe(
        cursor === null || typeof cursor === 'string',
      );
    }),
  );
});

test('what an answer is read as is what may be stored', () => {
  fc.assert(
    fc.property(fc.array(somewhatLikeAClub), (list) => {
      const clubs = list.map(readClub).filter((club) => club !== null);
      const stored = JSON.parse(JSON.stringify(clubs)) as unknown;
      expect(isOwnClubs({ userClubs: stored })).toBe(true);
    }),
  );
});

import { portrait } from '../../primitives/Avatar/Avatar.fixtures';
import type { SearchGroup } from './search.types';

const more = { hasMore: true, onLoadMore: () => undefined } as const;

export const foundGroups: readonly SearchGroup[] = [
  {
    kind: 'people',
    status: 'ready',
    hits: [
      {
        id: 'u1',
        href: '/profile/amy_lake',
        name: 'Amy Lake',
        detail: '@amy_lake',
        image: portrait('#1E6F72', '#22D3C8'),
      },
      { id: 'u2', href: '/profile/lakeside_ben', name: 'Ben Torres', detail: '@lakeside_ben' },
    ],
    ...more,
  },
  {
    kind: 'clubs',
    status: 'ready',
    hits: [{ id: 'c1', href: '/clubs/c1', name: 'Lakeside Riders', detail: '128 members' }],
  },
  {
    kind: 'racers',
    status: 'ready',
    hits: [{ id: 'r1', href: '/racer/r1', name: 'Jana Lakehurst', detail: 'Austria' }],
  },
  {
    kind: 'races',
    status: 'ready',
    hits: [
      {
        id: 'monday/novice',
        href: '/scores/aqua/monday?race=novice',
        name: 'Novice Ski Lites, lake course',
        detail: 'Monday, October 6th',
      },
    ],
  },
  {
    kind: 'posts',
    status: 'ready',
    hits: [
      {
        id: 'p1',
        href: '/clubs/c1?post=p1',
        name: 'Cleo Brandt',
        detail: 'Lakeside Riders · …gates at the lake open at nine, bring a chair',
      },
    ],
  },
];

export const nothing = (status: SearchGroup['status']): readonly SearchGroup[] =>
  foundGroups.map(({ kind }) => ({
    kind,
    status: kind === 'races' ? 'ready' : status,
    hits: [],
  }));

/** Nothing was found in the posts that have been looked through, and there are more. */
export const nothingYet: readonly SearchGroup[] = nothing('ready').map((group) =>
  group.kind === 'posts' ? { ...group, ...more } : group,
);

/** Clubs and racers could not be searched. */
export const partlyFailed: readonly SearchGroup[] = foundGroups.map((group) =>
  group.kind === 'clubs' || group.kind === 'racers'
    ? { kind: group.kind, status: 'error', hits: [] }
    : group,
);

/** Without a connection there are races alone. */
export const racesAlone: readonly SearchGroup[] = foundGroups.map((group) =>
  group.kind === 'races' ? group : { kind: group.kind, status: 'error', hits: [] },
);

export const longGroups: readonly SearchGroup[] = [
  {
    kind: 'people',
    status: 'ready',
    hits: [
      {
        id: 'l1',
        href: '/profile/l1',
        name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Bartholomew Maximilian',
        detail: '@wolfeschlegelsteinhausenbergerdorff_featherstone',
      },
    ],
  },
  {
    kind: 'clubs',
    status: 'ready',
    hits: [
      {
        id: 'l2',
        href: '/clubs/l2',
        name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        detail: '1 member',
      },
    ],
  },
];

export const rightToLeftGroups: readonly SearchGroup[] = [
  {
    kind: 'people',
    status: 'ready',
    hits: [{ id: 'a1', href: '/profile/a1', name: 'ليلى حداد', detail: '@layla' }],
  },
  {
    kind: 'clubs',
    status: 'ready',
    hits: [{ id: 'a2', href: '/clubs/a2', name: 'نادي المرفأ', detail: '١٢ عضوًا' }],
  },
];

import type { ScopedTable } from '../../changes/changes';

const text = (scope: string) => () => `'${scope}'`;
const by = (kind: string, column: string) => (row: string) => `'${kind}:' || ${row}.${column}`;
const ofPost = (row: string) =>
  `'club:' || (select club_id from club_posts where id = ${row}.post_id)`;

/** The tables of this migration, whatever has a scope by now. */
export const countedTables: ScopedTable[] = [
  { table: 'users', scope: by('person', 'id') },
  {
    table: 'users',
    scope: text('people'),
    columns: ['username', 'first_name', 'last_name', 'profile_picture'],
  },
  { table: 'clubs', scope: by('club', 'id') },
  { table: 'clubs', scope: text('clubs') },
  { table: 'club_members', scope: by('club', 'club_id') },
  { table: 'club_members', scope: by('memberships', 'user_id') },
  { table: 'club_sanctions', scope: by('club', 'club_id') },
  { table: 'club_posts', scope: by('club', 'club_id') },
  { table: 'club_post_reactions', scope: ofPost },
  { table: 'notifications', scope: by('notifications', 'user_id') },
  { table: 'person_counts', scope: by('notifications', 'user_id') },
  { table: 'racers', scope: text('racers') },
  { table: 'athletes', scope: text('racers') },
];

import type { ScopedTable } from '../../changes/changes';

const by = (kind: string, column: string) => (row: string) => `'${kind}:' || ${row}.${column}`;
const isOfPrivate = (row: string) => `(${row}.private_created_at is not null
  or exists (select 1 from clubs where id = ${row}.club_id and is_private = 1))`;

/** The tables of this migration, whatever has a scope by now. */
export const countedTables: ScopedTable[] = [
  { table: 'clubs', scope: by('club', 'id') },
  { table: 'clubs', scope: (row) => `case when ${row}.is_private = 0 then 'clubs' end` },
  {
    table: 'clubs',
    scope: () => `'privateClubs:' || seeing.user_id`,
    from: (row) => `club_members seeing where seeing.club_id = ${row}.id and ${row}.is_private = 1`,
  },
  { table: 'club_members', scope: by('club', 'club_id') },
  {
    table: 'club_members',
    scope: (row) =>
      `case when ${isOfPrivate(row)} then 'privateClubs:' ` +
      `else 'memberships:' end || ${row}.user_id`,
  },
];

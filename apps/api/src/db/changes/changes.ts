/**
 * What is stored, by what is seen of it: `people`, `clubs`, or one club or session by its id. Who
 * may see less than all of a scope could tell by its changes that there is more.
 */
export type Scope = string;

export const scopeOf = {
  /** Names and pictures, as they are shown beside what people wrote. */
  people: 'people',
  /** All of one person's account. */
  person: (id: string): Scope => `person:${id}`,
  session: (id: string): Scope => `session:${id}`,
  /** The rows of all public clubs, with the number of their members. */
  clubs: 'clubs',
  /** One club with its members, sanctions and posts, and how these are reacted to. */
  club: (id: string): Scope => `club:${id}`,
  /** Which public clubs a person is a member of. */
  memberships: (personId: string): Scope => `memberships:${personId}`,
  /** The private clubs a person is a member of, with the number of their members. */
  privateClubs: (personId: string): Scope => `privateClubs:${personId}`,
  /** A person's notifications, and how many they have not read. */
  notifications: (personId: string): Scope => `notifications:${personId}`,
  /** Racers and athletes. */
  racers: 'racers',
};

/** Which rows of a table belong to which scope. Names are those of the tables. */
export interface ScopedTable {
  table: string;
  /** The scope, as SQL, given what names the row; null for a row that belongs to none. */
  scope: (row: string) => string;
  /** What `scope` is read from, as SQL, where a row belongs to several. @default the row alone */
  from?: (row: string) => string;
  /** Columns that count. @default all */
  columns?: string[];
  /** Whether servers that several nodes share keep count of it. @default true */
  isStored?: boolean;
}

const text = (scope: Scope) => () => `'${scope}'`;
const byId = (scope: (id: string) => Scope, column: string) => (row: string) =>
  `'${scope('')}' || ${row}.${column}`;
const ofPost = (row: string) =>
  `'${scopeOf.club('')}' || (select club_id from club_posts where id = ${row}.post_id)`;

/** Whether a membership is of a private club, which may be gone, or not be told to it yet. */
const isOfPrivate = (row: string) => `(${row}.private_created_at is not null
  or exists (select 1 from clubs where id = ${row}.club_id and is_private = 1))`;

export const scopedTables: ScopedTable[] = [
  // Where several nodes share a server, each call asks for its session.
  { table: 'sessions', scope: byId(scopeOf.session, 'id'), isStored: false },
  { table: 'users', scope: byId(scopeOf.person, 'id') },
  {
    table: 'users',
    scope: text(scopeOf.people),
    columns: ['username', 'first_name', 'last_name', 'profile_picture'],
  },
  { table: 'clubs', scope: byId(scopeOf.club, 'id') },
  { table: 'clubs', scope: (row) => `case when ${row}.is_private = 0 then '${scopeOf.clubs}' end` },
  // Few: only who is invited to own a private club gets in.
  {
    table: 'clubs',
    scope: () => `'${scopeOf.privateClubs('')}' || seeing.user_id`,
    from: (row) => `club_members seeing where seeing.club_id = ${row}.id and ${row}.is_private = 1`,
  },
  { table: 'club_members', scope: byId(scopeOf.club, 'club_id') },
  {
    table: 'club_members',
    scope: (row) =>
      `case when ${isOfPrivate(row)} then '${scopeOf.privateClubs('')}' ` +
      `else '${scopeOf.memberships('')}' end || ${row}.user_id`,
  },
  { table: 'club_sanctions', scope: byId(scopeOf.club, 'club_id') },
  { table: 'club_posts', scope: byId(scopeOf.club, 'club_id') },
  // Those of a post that is gone went with it, which the club has noticed.
  { table: 'club_post_reactions', scope: ofPost },
  { table: 'notifications', scope: byId(scopeOf.notifications, 'user_id') },
  { table: 'person_counts', scope: byId(scopeOf.notifications, 'user_id') },
  { table: 'racers', scope: text(scopeOf.racers) },
  { table: 'athletes', scope: text(scopeOf.racers) },
];

/** What is known of changes without asking for the rows. */
export interface Changes {
  /**
   * The same text as before only if no commit has changed anything in these scopes since, whoever
   * made it.
   */
  versionOf(scopes: readonly Scope[]): string;
}

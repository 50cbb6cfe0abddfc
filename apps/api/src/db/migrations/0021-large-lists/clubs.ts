import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { textType } from '../../dialect';
import type { DialectName } from '../../dialect';

/**
 * What a membership repeats of its club, so that a person's clubs are in the order of their names,
 * and the private ones among them in that of all clubs; and public clubs in theirs.
 */
export async function clubsInOrder(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await db.schema
    .alterTable('clubMembers')
    .addColumn('nameKey', textType(dialect), (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('clubMembers')
    .addColumn('privateCreatedAt', textType(dialect))
    .execute();
  await db.schema
    .alterTable('clubs')
    .addColumn('isNameCarried', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  const ofClub = (club: string) => `(select lower(name) from clubs where id = ${club}),
    (select created_at from clubs where id = ${club} and is_private = 1)`;
  await run(
    `update club_members set (name_key, private_created_at) = (${ofClub('club_members.club_id')})`,
  );
  // That of roles would be taken for any question about one person or the few owners, because it
  // has what they ask for, and all members of the club besides.
  for (const before of ['clubMembersByRole', 'clubOwnersInOrder'])
    await db.schema.dropIndex(before).execute();
  for (const statement of [
    `create index club_owners on club_members (club_id, joined_at, user_id, role)
      where role <> 'member'`,
    `create index clubs_public on clubs (created_at, id) where is_private = 0`,
    `create index clubs_by_owner on clubs (owner_id)`,
    `create index clubs_renamed on clubs (id) where is_name_carried = 0`,
    `create index club_members_by_name on club_members (user_id, name_key, club_id)`,
    `create index club_members_private on club_members (user_id, private_created_at, club_id)
      where private_created_at is not null`,
    ...(dialect === 'postgres' ? inPostgres(ofClub) : inSqlite(ofClub)),
  ])
    await run(statement);
}

type OfClub = (club: string) => string;

/** No call changes it; whoever does so by hand is not to make a club unseen. */
const carryPrivacy = `update club_members
  set private_created_at = case when new.is_private = 1 then new.created_at end
  where club_id = new.id;`;

const inSqlite = (ofClub: OfClub): string[] => [
  `create trigger club_members_insert after insert on club_members begin
    update club_members set (name_key, private_created_at) = (${ofClub('new.club_id')})
      where club_id = new.club_id and user_id = new.user_id; end`,
  `create trigger clubs_privacy after update of is_private on clubs
    when old.is_private <> new.is_private begin ${carryPrivacy} end`,
];

const inPostgres = (ofClub: OfClub): string[] => [
  // With the role, which most ask for: else the planner takes another index that has it, and reads
  // all members of a club.
  `create unique index club_members_access on club_members (club_id, user_id) include (role)`,
  `create function club_members_insert() returns trigger language plpgsql as $$
    begin
      select ${ofClub('new.club_id')} into new.name_key, new.private_created_at;
      return new;
    end $$`,
  `create trigger club_members_insert before insert on club_members
    for each row execute function club_members_insert()`,
  `create function clubs_privacy() returns trigger language plpgsql as $$
    begin
      ${carryPrivacy}
      return null;
    end $$`,
  `create trigger clubs_privacy after update of is_private on clubs
    for each row when (old.is_private <> new.is_private) execute function clubs_privacy()`,
];

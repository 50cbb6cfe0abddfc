import { EVENT_CHAT_ROOM, personName } from '@clubline/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../context';
import { isUniqueViolation, transact } from '../db/dialect';
import type { Queryable } from '../db/dialect';
import type { Tables } from '../db/tables';
import { replaceShown } from '../services/pictures/pictures.repository';
import { demoClubs } from './content/clubs';
import { demoFaces } from './content/faces';
import { chatRows, racerRows } from './eventRows';
import { demoNotifications } from './notificationRows';
import { demoPictures } from './pictures';
import { demoId } from './random';
import { demoRows } from './rows';

/** Racers who have a picture. */
const PICTURED_RACERS = 12;
/** Rows per statement, so that no statement has too many values. */
const CHUNK = 400;

interface Account {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
}

/**
 * Fills a new database with clubs, people, racers and messages. Does nothing where there is
 * anything already.
 */
export async function seedContent(context: Context): Promise<void> {
  const accounts = await findSignIns(context.db);
  if (accounts === undefined || !(await isEmpty(context.db))) return;
  const pictures = await drawPictures(context);
  const now = Date.parse(context.now());
  try {
    await transact(context.db, async (trx) => {
      await fill(trx, accounts, pictures, now);
      await notePictures(trx, context.uploads.addresses);
    });
  } catch (error) {
    // Another node that started at the same time was first.
    if (!isUniqueViolation(error) || (await isEmpty(context.db))) throw error;
  }
}

/** The two accounts that can sign in; undefined unless both are there. */
async function findSignIns(db: Queryable): Promise<Account[] | undefined> {
  const accounts = await db
    .selectFrom('users')
    .where('username', 'in', ['demo', 'admin'])
    .select(['id', 'username', 'firstName', 'lastName'])
    .execute();
  return accounts.length === 2 ? accounts : undefined;
}

async function isEmpty(db: Queryable): Promise<boolean> {
  const club = await db.selectFrom('clubs').select('id').limit(1).executeTakeFirst();
  const others = await db
    .selectFrom('users')
    .where('username', 'not in', ['demo', 'admin'])
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return club === undefined && others === undefined;
}

interface Pictures {
  portraits: Map<string, string | null>;
  clubs: Map<string, string | null>;
  racers: (string | null)[];
}

async function drawPictures(context: Context): Promise<Pictures> {
  const draw = demoPictures(context);
  const portraits = new Map<string, string | null>();
  for (const [username, face] of Object.entries(demoFaces))
    portraits.set(username, await draw.portrait(face));
  const clubs = new Map<string, string | null>();
  for (const { name, art } of demoClubs) clubs.set(name, await draw.club(art));
  const racers: (string | null)[] = [];
  for (let index = 0; index < PICTURED_RACERS; index += 1)
    racers.push(await draw.numberPlate(7 + index * 8));
  return { portraits, clubs, racers };
}

async function fill(
  trx: Transaction<Tables>,
  accounts: Account[],
  pictures: Pictures,
  now: number,
): Promise<void> {
  const ids = new Map(accounts.map((account) => [account.username, account.id]));
  const idOf = (username: string): string => ids.get(username) ?? demoId('person', username);
  const rows = demoRows({
    now,
    idOf,
    portraitOf: (username) => pictures.portraits.get(username) ?? null,
    clubPictureOf: (name) => pictures.clubs.get(name) ?? null,
  });
  for (const table of Object.keys(rows) as (keyof typeof rows)[])
    await insertAll(trx, table, rows[table]);

  const demo = accounts.find(({ username }) => username === 'demo')!;
  await trx
    .updateTable('users')
    .set({ profilePicture: pictures.portraits.get('demo') ?? null })
    .where('id', '=', demo.id)
    .execute();
  const people = new Map([...accounts, ...rows.users].map((person) => [person.id, person]));
  const names = {
    fullName: (id: string) => personName(people.get(id)!),
    username: (id: string) => people.get(id)?.username ?? null,
  };
  await insertAll(trx, 'notifications', demoNotifications(rows, demo, names));
  const { athletes, racers } = racerRows(pictures.racers, now);
  await insertAll(trx, 'athletes', athletes);
  await insertAll(trx, 'racers', racers);
  await addChat(trx, idOf, now);
}

/** Notes what shows the pictures, as the calls do that store one. */
async function notePictures(
  trx: Transaction<Tables>,
  addresses: Context['uploads']['addresses'],
): Promise<void> {
  const places = [
    ['userId', trx.selectFrom('users').select(['id', 'profilePicture as url'])],
    ['clubId', trx.selectFrom('clubs').select(['id', 'image as url'])],
    ['athleteId', trx.selectFrom('athletes').select(['id', 'image as url'])],
  ] as const;
  for (const [place, query] of places)
    for (const { id, url } of await query.execute()) {
      const picture = url === null ? undefined : addresses.read(url);
      if (picture !== undefined) await replaceShown(trx, place, id, picture.name);
    }
}

async function addChat(
  trx: Transaction<Tables>,
  idOf: (username: string) => string,
  now: number,
): Promise<void> {
  const { startedAt, messages } = chatRows(idOf, now);
  const lastSeq = messages.length;
  // The room may exist already; only one where nobody has written is filled.
  const filled = await trx
    .insertInto('chatRooms')
    .values({
      matchId: EVENT_CHAT_ROOM,
      lastSeq,
      createdBy: idOf('elena_marchetti'),
      createdAt: startedAt,
    })
    .onConflict((on) =>
      on.column('matchId').doUpdateSet({ lastSeq }).where('chatRooms.lastSeq', '=', 0),
    )
    .returning('matchId')
    .execute();
  if (filled.length > 0) await insertAll(trx, 'chatMessages', messages);
}

async function insertAll<Table extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Table,
  rows: object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + CHUNK) as never)
      .execute();
  }
}

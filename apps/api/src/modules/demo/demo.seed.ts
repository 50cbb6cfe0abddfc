import { EVENT_CHAT_ROOM, METRES_PER_INCH, slugify } from '@clubline/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../../context';
import { isUniqueViolation, transact } from '../../db/dialect';
import type { Queryable } from '../../db/dialect';
import type { Tables } from '../../db/tables';
import { displayName } from '../users/people';
import { chatToday, chatYesterday } from './content/chat';
import { demoClubs } from './content/clubs';
import { demoPeople } from './content/people';
import { demoRacers, racerBio } from './content/racers';
import { demoArt } from './demo.art';
import type { DemoArt } from './demo.art';
import { demoId } from './demo.dice';
import { demoNotifications } from './demo.notifications';
import { demoRows } from './demo.rows';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DEMO_HUE = 182;
/** Racers who have a picture. */
const PICTURED = 12;
/** Rows per statement, so that no statement has too many values. */
const CHUNK = 400;

type Signed = { id: string; username: string; firstName: string; lastName: string };

/** Fills a new database with clubs, people, racers and talk. Does nothing where there is anything already. */
export async function seedDemo(context: Context): Promise<void> {
  const signed = await demoSignIns(context.db);
  if (signed === undefined || !(await isEmpty(context.db))) return;
  const art = demoArt(context);
  const pictures = await drawAll(art);
  const now = Date.parse(context.now());
  try {
    await transact(context.db, (trx) => fill(trx, signed, pictures, now));
  } catch (error) {
    // Another node that started at the same time was first.
    if (!isUniqueViolation(error) || (await isEmpty(context.db))) throw error;
  }
}

async function demoSignIns(db: Queryable): Promise<Signed[] | undefined> {
  const people = await db
    .selectFrom('users')
    .where('username', 'in', ['demo', 'admin'])
    .select(['id', 'username', 'firstName', 'lastName'])
    .execute();
  return people.length === 2 ? people : undefined;
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

async function drawAll(art: DemoArt): Promise<Pictures> {
  const portraits = new Map<string, string | null>([['demo', await art.portrait(DEMO_HUE)]]);
  for (const person of demoPeople)
    portraits.set(person.username, await art.portrait(person.portrait));
  const clubs = new Map<string, string | null>();
  for (const club of demoClubs) clubs.set(club.name, await art.club(club.art));
  const racers: (string | null)[] = [];
  for (let index = 0; index < PICTURED; index += 1) racers.push(await art.plate(boatNumber(index)));
  return { portraits, clubs, racers };
}

const boatNumber = (index: number): number => 7 + index * 8;

async function fill(
  trx: Transaction<Tables>,
  signed: Signed[],
  pictures: Pictures,
  now: number,
): Promise<void> {
  const ids = new Map(signed.map((person) => [person.username, person.id]));
  const idOf = (username: string): string => ids.get(username) ?? demoId('person', username);
  const rows = demoRows({
    now,
    idOf,
    portraitOf: (username) => pictures.portraits.get(username) ?? null,
    clubPictureOf: (name) => pictures.clubs.get(name) ?? null,
  });
  for (const table of Object.keys(rows) as (keyof typeof rows)[])
    await insertAll(trx, table, rows[table]);

  const demo = signed.find((person) => person.username === 'demo')!;
  await trx
    .updateTable('users')
    .set({ profilePicture: pictures.portraits.get('demo') ?? null })
    .where('id', '=', demo.id)
    .execute();
  const names = new Map(
    [...signed, ...rows.users].map((person) => [person.id, displayName(person)]),
  );
  await insertAll(
    trx,
    'notifications',
    demoNotifications(rows, demo, (id) => names.get(id) ?? 'Somebody'),
  );
  await addRacers(trx, pictures, now);
  await addChat(trx, idOf, now);
}

async function addRacers(trx: Transaction<Tables>, pictures: Pictures, now: number): Promise<void> {
  const createdAt = (index: number): string =>
    new Date(now - 30 * DAY - index * 60 * MINUTE).toISOString();
  const athletes = demoRacers.map(([name, age, origin, inches], index) => ({
    id: demoId('athlete', name),
    name,
    nameKey: name.toLowerCase(),
    slug: slugify(name),
    age,
    bio: racerBio(index, origin),
    image: pictures.racers[index] ?? null,
    origin,
    height: Math.round(inches * METRES_PER_INCH * 100) / 100,
    weight: Math.round(inches * 1.06),
    createdAt: createdAt(index),
  }));
  const racers = demoRacers.map(
    (
      [
        name,
        ,
        ,
        ,
        teamName,
        boatManufacturers,
        careerWins,
        seasonWins,
        seasonPodiums,
        careerWordFinalsWins,
      ],
      index,
    ) => ({
      id: demoId('racer', name),
      athleteId: demoId('athlete', name),
      teamName,
      boatManufacturers,
      careerWins,
      seasonWins,
      seasonPodiums,
      careerWordFinalsWins,
      createdAt: createdAt(index),
    }),
  );
  await insertAll(trx, 'athletes', athletes);
  await insertAll(trx, 'racers', racers);
}

async function addChat(
  trx: Transaction<Tables>,
  idOf: (username: string) => string,
  now: number,
): Promise<void> {
  const today = now - (chatToday.at(-1)![1] + 4) * MINUTE;
  const lines = [
    ...chatYesterday.map(([by, minutes, text]) => ({
      by,
      text,
      time: today - DAY + minutes * MINUTE,
    })),
    ...chatToday.map(([by, minutes, text]) => ({ by, text, time: today + minutes * MINUTE })),
  ];
  // The room may stand already; only one where nobody has spoken is filled.
  const filled = await trx
    .insertInto('chatRooms')
    .values({
      matchId: EVENT_CHAT_ROOM,
      lastSeq: lines.length,
      createdBy: idOf('elena_marchetti'),
      createdAt: new Date(today - DAY).toISOString(),
    })
    .onConflict((on) =>
      on
        .column('matchId')
        .doUpdateSet({ lastSeq: lines.length })
        .where('chatRooms.lastSeq', '=', 0),
    )
    .returning('matchId')
    .execute();
  if (filled.length === 0) return;
  const messages = lines.map(({ by, text, time }, index) => ({
    id: demoId('chat', index),
    matchId: EVENT_CHAT_ROOM,
    seq: index + 1,
    userId: idOf(by),
    message: text,
    clientMessageId: null,
    createdAt: new Date(time).toISOString(),
  }));
  await insertAll(trx, 'chatMessages', messages);
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

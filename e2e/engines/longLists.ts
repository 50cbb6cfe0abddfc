import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';
import { fill, message, PEOPLE, type LongLists } from '../lists/longLists';
import type { Product } from '../product';
import { test as people } from './people';

/** The room whose past is long. */
const ROOM = 'aqua_world_finals_2025';
export const CHAT_MESSAGES = 700;

/** A row of the room says little, or takes several lines. */
const words = (row: number) => message(row) + ' Faster past the second buoy.'.repeat((row * 7) % 9);

interface Database {
  prepare(sql: string): { run(...values: unknown[]): void };
  transaction(work: () => void): () => void;
  close(): void;
}

/** What takes long to come about by calls: people who sign up, and a long conversation. */
function fillDatabase({ dataDir }: Product, { owner, clubId }: LongLists) {
  // The driver that the API has.
  const Driver = createRequire(join(root, 'apps/api/package.json'))('libsql') as new (
    file: string,
  ) => Database;
  const database = new Driver(join(dataDir, 'clubline.db'));
  const insert = (table: string, values: Record<string, unknown>) =>
    database
      .prepare(
        `insert into ${table} (${Object.keys(values).join()}) values (${Object.keys(values)
          .map(() => '?')
          .join()})`,
      )
      .run(...Object.values(values));
  const at = (row: number) => new Date(Date.UTC(2026, 4, 1) + row * 60_000).toISOString();
  database.transaction(() => {
    for (let row = 0; row < PEOPLE; row += 1) {
      const id = `long-${row}`;
      const name = `long_rider_${row}`;
      insert('users', {
        id,
        username: name,
        email: `${name}@fans.example`,
        email_key: `${name}@fans.example`,
        password_hash: '',
        first_name: 'Rider',
        last_name: `Number ${row}.`,
        profile_tags: '["Fan"]',
        sport_interests: '["Jet-Ski"]',
        role: 'user',
        created_at: at(row),
      });
      insert('follows', { follower_id: id, followed_id: owner.id, created_at: at(row) });
      insert('club_members', { club_id: clubId, user_id: id, role: 'member', joined_at: at(row) });
    }
    // The room is there, with the few messages of the demo.
    database.prepare('delete from chat_messages where match_id = ?').run(ROOM);
    database
      .prepare('update chat_rooms set last_seq = ? where match_id = ?')
      .run(CHAT_MESSAGES, ROOM);
    for (let seq = 1; seq <= CHAT_MESSAGES; seq += 1)
      insert('chat_messages', {
        id: `long-${seq}`,
        match_id: ROOM,
        seq,
        user_id: `long-${seq % 5}`,
        message: words(seq),
        created_at: at(seq * 3),
      });
  })();
  database.close();
}

/**
 * People in another engine, in a product with lists longer than what is in the page: one for all
 * journeys that a worker takes through them.
 */
export const test = people.extend<object, { lists: LongLists }>({
  settings: [{ RATE_LIMIT_SCALE: '1000' }, { scope: 'worker' }],
  lists: [
    async ({ product }, give) => {
      const lists = await fill(product);
      fillDatabase(product, lists);
      await give(lists);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

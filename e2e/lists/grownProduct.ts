import { createRequire } from 'node:module';
import { join } from 'node:path';
import { seedStatements } from '../../bench/growthRows.mjs';
import { root } from '../../scripts/install.mjs';
import { newAccount, type SignedIn } from '../people';
import { test as base } from '../product';

/** How many there are of everything; `CLUBLINE_ROWS` says otherwise. */
export const ROWS = Number(process.env['CLUBLINE_ROWS'] ?? 1_200);

/** What nobody has in such a number: all clubs one’s own, all people banned. */
const unlikely = /into (club_sanctions|post_reports) |into club_members [^]*'c' \|\| i/;

/** A person who has as many followers, posts and notifications as there are rows, and a club. */
export interface Grown {
  owner: SignedIn;
  clubId: string;
}

interface Database {
  exec(statement: string): void;
  close(): void;
}

export const test = base.extend<object, { grown: Grown }>({
  grown: [
    async ({ product: { url, dataDir } }, give) => {
      const owner = await newAccount(url, 'grown_owner', 'Greta');
      const answer = await fetch(`${url}/api/clubs`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${owner.accessToken}`,
        },
        body: JSON.stringify({ name: 'Grown Club', ownerId: owner.id }),
      });
      const { data } = (await answer.json()) as { data: { club: { id: string } } };
      const clubId = data.club.id;
      const { data: listed } = await owner.get<{ data: { channels: { id: string }[] } }>(
        `/club-channels/${clubId}`,
      );
      // The driver that the API has.
      const Driver = createRequire(join(root, 'apps/api/package.json'))('libsql') as new (
        file: string,
      ) => Database;
      const database = new Driver(join(dataDir, 'clubline.db'));
      const ids = { viewer: owner.id, club: clubId, channel: listed.channels[0]!.id };
      database.exec('pragma foreign_keys = on; begin');
      for (const statement of seedStatements(ids, ROWS))
        if (!unlikely.test(statement)) database.exec(statement);
      database.exec("update clubs set owner_id = 'u1' where name like 'Club %'");
      database.exec(`update clubs set member_count =
        (select count(*) from club_members where club_members.club_id = clubs.id)`);
      database.exec('commit');
      database.close();
      await give({ owner, clubId });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
export { expect } from '../product';

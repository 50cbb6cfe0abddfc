import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';

/** Where a node keeps what it has stored. */
interface NodeStorage {
  folder: string;
  /** Left out for the embedded database, which is in the folder. */
  databaseUrl: string | undefined;
}

/** A picture that counts for somebody's quota. */
interface StoredPicture {
  name: string;
  isShown: boolean;
  hasFile: boolean;
}

const QUERY = `select name, file_name, exists (
    select 1 from picture_shows where picture_name = pictures.name
  ) as is_shown from pictures where owner_id = `;

type Row = { name: string; file_name: string; is_shown: boolean | number };

async function rowsOf({ folder, databaseUrl }: NodeStorage, ownerId: string): Promise<Row[]> {
  if (databaseUrl === undefined) {
    const db = new Database(join(folder, 'clubline.db'), { timeout: 10_000 });
    const rows = db.prepare(`${QUERY}?`).all(ownerId) as Row[];
    db.close();
    return rows;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client
    .query<Row>(`${QUERY}$1`, [ownerId])
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** What the node keeps of somebody's pictures. */
export async function storedPictures(node: NodeStorage, ownerId: string): Promise<StoredPicture[]> {
  const rows = await rowsOf(node, ownerId);
  const files = new Set(rows.length === 0 ? [] : readdirSync(join(node.folder, 'uploads')));
  return rows.map(({ name, file_name: fileName, is_shown: isShown }) => ({
    name,
    isShown: Boolean(isShown),
    hasFile: files.has(fileName),
  }));
}

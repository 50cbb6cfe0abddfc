import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../db/outage';
import { StartRefusal } from '../startRefusal';

/** Names inside a backup and, the manifest and the dump aside, inside a data folder. */
export const names = {
  manifest: 'backup.json',
  embedded: 'clubline.db',
  dump: 'postgres.dump',
  secret: 'token-secret',
  uploads: 'uploads',
} as const;

const manifest = z.object({
  product: z.literal('clubline'),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
});

/** What a backup holds; written last, so that one without it is known to be incomplete. */
export type Manifest = z.infer<typeof manifest>;

/** Reads what a backup holds, or refuses a folder that is none. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, names.manifest);
  const parsed = manifest.safeParse(JSON.parse(contentOf(folder, file)));
  if (!parsed.success) throw new StartRefusal(`${file} is not one of Clubline.`);
  return parsed.data;
}

function contentOf(folder: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw codeOf(error) === 'EACCES'
      ? closedFolder(folder, error)
      : new StartRefusal(
          `${folder} is no backup, or one that was not finished: it has no ${names.manifest}.`,
          { cause: error },
        );
  }
}

/** Why a backup is not restored whose folder this user may not look into. */
export const closedFolder = (folder: string, cause: unknown): StartRefusal =>
  new StartRefusal(`${folder} cannot be read by this user. Let that user read it.`, { cause });

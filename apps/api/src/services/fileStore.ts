import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Config, ObjectStoreConfig } from '../config';
import { newId } from '../db/ids';
import { unavailable } from '../http/errors';

/** Keeps files under names that never change their content. */
export interface FileStore {
  /** Start of every address. */
  urlPrefix: string;
  put(name: string, data: Buffer): Promise<void>;
}

/** Where the local store keeps its files; served at `/api/uploads/`. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

const notStored = (cause: unknown) =>
  Object.assign(unavailable('The picture could not be stored. Please try again shortly.'), {
    cause,
  });

export function createFileStore(
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'objectStore'>,
): FileStore {
  return config.objectStore === undefined ? localStore(config) : objectStore(config.objectStore);
}

function localStore(config: Pick<Config, 'dataDir' | 'publicUrl'>): FileStore {
  const folder = uploadsFolder(config.dataDir);
  return {
    urlPrefix: `${config.publicUrl ?? ''}/api/uploads/`,
    async put(name, data) {
      const temporary = join(folder, `.${newId()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, data);
        await rename(temporary, join(folder, name));
      } catch (error) {
        // A full disk, above all: it needs the room that the part of a file takes.
        await rm(temporary, { force: true }).catch(() => undefined);
        throw notStored(error);
      }
    },
  };
}

function objectStore(target: ObjectStoreConfig): FileStore {
  const client = new AwsClient({
    accessKeyId: target.accessKeyId,
    secretAccessKey: target.secretAccessKey,
    region: target.region,
    service: 's3',
    retries: 2,
  });
  return {
    urlPrefix: `${target.publicUrl}/`,
    async put(name, data) {
      const answer = await client
        .fetch(`${target.endpoint}/${target.bucket}/${name}`, {
          method: 'PUT',
          body: new Uint8Array(data),
          headers: {
            'content-type': 'image/webp',
            'cache-control': 'public, max-age=31536000, immutable',
          },
          signal: AbortSignal.timeout(20_000),
        })
        .catch((error: unknown) => {
          throw notStored(error);
        });
      if (!answer.ok) throw notStored(new Error(`The store answered ${answer.status}.`));
    },
  };
}

/** Enough for what a database or a picture needs to begin with. */
const PROBE_BYTES = 65_536;

/** Rejects when nothing can be written to the folder: a full or read-only disk. */
export async function assertWritable(folder: string): Promise<void> {
  const file = join(folder, `.probe-${newId()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
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
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${newId()}`);
      await writeFile(temporary, data);
      await rename(temporary, join(folder, name));
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
        .catch(() => null);
      if (answer?.ok !== true)
        throw unavailable('The picture could not be stored. Please try again shortly.');
    },
  };
}

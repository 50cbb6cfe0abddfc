import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Config, ObjectStoreConfig } from '../config';
import { newId } from '../db/ids';
import { codeOf } from '../db/outage';
import { unavailable } from '../http/errors';

/** A file to be read in parts, or to be destroyed. */
export interface OpenFile {
  /** Left out where the store does not say it. */
  bytes?: number;
  stream: Readable;
}

/** Keeps files under names that never change their content. */
export interface FileStore {
  /** Start of every address that anybody reads. */
  urlPrefix: string;
  put(name: string, data: Buffer): Promise<void>;
  /** The file of this name; undefined when there is none, a 503 when it cannot be read. */
  get(name: string): Promise<Buffer | undefined>;
  /** The same, of which no more is held than is about to be read. */
  open(name: string): Promise<OpenFile | undefined>;
  /** Deletes a file; one that is not there is no failure. */
  remove(name: string): Promise<void>;
}

/** Where the local store keeps its files; served at `/api/uploads/`. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Closed to others, like all that is kept in the data folder. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const notStored = (cause: unknown) =>
  Object.assign(unavailable('The picture could not be stored. Please try again shortly.'), {
    cause,
  });

const notRead = (cause: unknown) =>
  Object.assign(unavailable('The picture cannot be read right now. Please try again shortly.'), {
    cause,
  });

/** Only a file that is known not to be there is missing; what else fails may work later. */
const whenMissing = <T>(value: T) =>
  function answer(error: unknown): T {
    if (codeOf(error) === 'ENOENT') return value;
    throw notRead(error);
  };

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
        await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
        await writeFile(temporary, data, { mode: FILE_MODE });
        await rename(temporary, join(folder, name));
      } catch (error) {
        // A full disk, above all: it needs the room that the part of a file takes.
        await rm(temporary, { force: true }).catch(() => undefined);
        throw notStored(error);
      }
    },
    get: (name) => readFile(join(folder, name)).catch(whenMissing(undefined)),
    async open(name) {
      try {
        const file = await openFile(join(folder, name));
        return { bytes: (await file.stat()).size, stream: file.createReadStream({ start: 0 }) };
      } catch (error) {
        return whenMissing(undefined)(error);
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** How long the bucket may take to answer. */
const ANSWER_MS = 20_000;

function opened({ body, headers }: Response): OpenFile {
  const stream = body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
  const length = headers.get('content-length');
  // What came compressed has been unpacked.
  if (length === null || headers.has('content-encoding')) return { stream };
  return { bytes: Number(length), stream };
}

function objectStore(target: ObjectStoreConfig): FileStore {
  const client = new AwsClient({
    accessKeyId: target.accessKeyId,
    secretAccessKey: target.secretAccessKey,
    region: target.region,
    service: 's3',
    retries: 2,
  });
  const request = (
    name: string,
    init: RequestInit,
    signal = AbortSignal.timeout(ANSWER_MS),
  ): Promise<Response> =>
    client.fetch(`${target.endpoint}/${target.bucket}/${name}`, { ...init, signal });
  const assertOk = ({ ok, status }: Response) => {
    if (!ok) throw new Error(`The store answered ${status}.`);
  };
  return {
    urlPrefix: `${target.publicUrl}/`,
    async put(name, data) {
      try {
        const answer = await request(name, {
          method: 'PUT',
          body: new Uint8Array(data),
          headers: {
            'content-type': 'image/webp',
            'cache-control': 'public, max-age=31536000, immutable',
          },
        });
        assertOk(answer);
      } catch (error) {
        throw notStored(error);
      }
    },
    async get(name) {
      try {
        const answer = await request(name, { method: 'GET' });
        if (answer.status === 404) return undefined;
        assertOk(answer);
        return Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        throw notRead(error);
      }
    },
    async open(name) {
      const slow = new AbortController();
      // For the head alone: whoever reads may take their time.
      const timer = setTimeout(() => slow.abort(), ANSWER_MS);
      try {
        const answer = await request(name, { method: 'GET' }, slow.signal);
        if (!answer.ok) await answer.body?.cancel();
        if (answer.status === 404) return undefined;
        assertOk(answer);
        return opened(answer);
      } catch (error) {
        throw notRead(error);
      } finally {
        clearTimeout(timer);
      }
    },
    async remove(name) {
      const answer = await request(name, { method: 'DELETE' });
      if (answer.status !== 404) assertOk(answer);
    },
  };
}

/** Opens a file for reading; a broken disk shows with the first byte only. */
async function openFile(path: string): Promise<FileHandle> {
  const file = await open(path);
  try {
    await file.read(Buffer.alloc(1), 0, 1, 0);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Whether the local store has a picture of this name; a 503 when it cannot be read. */
export async function hasPicture(dataDir: string, name: string): Promise<boolean> {
  try {
    await (await openFile(join(uploadsFolder(dataDir), name))).close();
    return true;
  } catch (error) {
    return whenMissing(false)(error);
  }
}

/** Rejects when the local store cannot keep a picture. */
export async function assertPicturesStorable(dataDir: string): Promise<void> {
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await assertWritable(folder);
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

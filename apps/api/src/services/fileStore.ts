import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Config, ObjectStoreConfig } from '../config';
import { newId } from '../db/ids';
import { codeOf } from '../db/outage';
import { unavailable } from '../http/errors';
import { assertRoomOn } from './pictures/diskRoom';

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
        await assertRoomOn(folder);
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
/** How often a bucket in trouble is asked again, and after how long first. */
const RETRIES = 2;
const RETRY_MS = 50;

/** Has something end that takes longer than a bucket may. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  try {
    return await work(late.signal);
  } finally {
    clearTimeout(timer);
  }
}

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
  });
  /** As the client's own `fetch`, whose signal is forgotten with the first collected garbage. */
  const ask = async (
    name: string,
    init: RequestInit,
    signal: AbortSignal,
    retries = RETRIES,
  ): Promise<Response> => {
    const signed = await client.sign(`${target.endpoint}/${target.bucket}/${name}`, init);
    const answer = await fetch(signed, { signal });
    if (retries === 0 || (answer.status < 500 && answer.status !== 429)) return answer;
    await answer.body?.cancel();
    await delay(Math.random() * RETRY_MS * 2 ** (RETRIES - retries));
    return await ask(name, init, signal, retries - 1);
  };
  const assertOk = ({ ok, status }: Response) => {
    if (!ok) throw new Error(`The store answered ${status}.`);
  };
  const openIn = async (name: string, signal: AbortSignal): Promise<OpenFile | undefined> => {
    const answer = await ask(name, { method: 'GET' }, signal);
    if (!answer.ok) await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    assertOk(answer);
    return opened(answer);
  };
  return {
    urlPrefix: `${target.publicUrl}/`,
    async put(name, data) {
      const init = {
        method: 'PUT',
        body: new Uint8Array(data),
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      };
      try {
        assertOk(await inTime((signal) => ask(name, init, signal)));
      } catch (error) {
        throw notStored(error);
      }
    },
    async get(name) {
      try {
        return await inTime(async (signal) => {
          const file = await openIn(name, signal);
          return file && (await buffer(addAbortSignal(signal, file.stream)));
        });
      } catch (error) {
        throw notRead(error);
      }
    },
    async open(name) {
      try {
        // To the head of the answer alone: whoever reads it may take their time.
        return await inTime((signal) => openIn(name, signal));
      } catch (error) {
        throw notRead(error);
      }
    },
    async remove(name) {
      const answer = await inTime((signal) => ask(name, { method: 'DELETE' }, signal));
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

import type { Readable } from 'node:stream';
import type { Context } from '../../context';
import type { Queryable } from '../../db/dialect';

/** Progress in percent once the file has arrived; decoding and storing are the rest. */
const RECEIVED = 90;
/** Progress is stored each time it has grown by this much. */
const INTERVAL = 10;
const RETENTION_MS = 10 * 60_000;
const NAME_MAX = 300;

/**
 * How far a person's upload of a file of this name is, 0 to 100; 0 when none is known. Any node can
 * answer.
 */
export async function findUploadProgress(
  db: Queryable,
  userId: string,
  name: string,
): Promise<number> {
  const row = await db
    .selectFrom('uploadProgress')
    .where('userId', '=', userId)
    .where('name', '=', name)
    .select('progress')
    .executeTakeFirst();
  return row?.progress ?? 0;
}

/** Stores the progress of one upload, in order. */
export class UploadProgress {
  private name = '';
  private writing = Promise.resolve();
  private hasFailed = false;

  constructor(
    private readonly context: Context,
    private readonly userId: string,
    /** Bytes of the whole request; 0 when unknown. */
    private readonly expected: number,
  ) {}

  /** Follows the bytes of the file as they arrive. */
  watch(fileName: string, stream: Readable): void {
    this.name = fileName.replaceAll('\u0000', '').trim().slice(0, NAME_MAX);
    let received = 0;
    let reported = 0;
    this.write(0);
    stream.on('data', (chunk: Buffer) => {
      received += chunk.length;
      const progress =
        this.expected > 0
          ? Math.min(RECEIVED, Math.floor((received / this.expected) * RECEIVED))
          : 0;
      if (progress < reported + INTERVAL) return;
      reported = progress;
      this.write(progress);
    });
  }

  /** The picture is stored. */
  async finish(): Promise<void> {
    this.write(100);
    await this.writing;
  }

  private write(progress: number): void {
    // An upload does not fail because nobody can watch it.
    this.writing = this.writing
      .then(() => (this.hasFailed ? undefined : this.store(progress)))
      .catch(() => void (this.hasFailed = true));
  }

  private async store(progress: number): Promise<void> {
    const { db } = this.context;
    const updatedAt = this.context.now();
    if (progress === 0) {
      const stale = new Date(Date.parse(updatedAt) - RETENTION_MS).toISOString();
      await db
        .deleteFrom('uploadProgress')
        .where('userId', '=', this.userId)
        .where('updatedAt', '<', stale)
        .execute();
    }
    await db
      .insertInto('uploadProgress')
      .values({ userId: this.userId, name: this.name, progress, updatedAt })
      .onConflict((on) => on.columns(['userId', 'name']).doUpdateSet({ progress, updatedAt }))
      .execute();
  }
}

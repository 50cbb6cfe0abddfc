import type { Readable } from 'node:stream';
import type { Context } from '../../context';

/** Receiving the file is the larger part; decoding and storing the rest. */
const RECEIVED = 90;
const STEP = 10;
const KEPT_MS = 10 * 60_000;
const NAME_MAX = 300;

/** How far a person's upload of a file of this name is, 0 to 100; 0 when none is known. Any node can answer. */
export async function progressOf(context: Context, userId: string, name: string): Promise<number> {
  const row = await context.db
    .selectFrom('uploadProgress')
    .where('userId', '=', userId)
    .where('name', '=', name)
    .select('progress')
    .executeTakeFirst();
  return row?.progress ?? 0;
}

/** Writes down how far one upload is, in steps, in order. */
export class UploadProgress {
  private name = '';
  private written = Promise.resolve();
  private failed = false;

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
    let told = 0;
    this.write(0);
    stream.on('data', (chunk: Buffer) => {
      received += chunk.length;
      const progress =
        this.expected > 0
          ? Math.min(RECEIVED, Math.floor((received / this.expected) * RECEIVED))
          : 0;
      if (progress < told + STEP) return;
      told = progress;
      this.write(progress);
    });
  }

  /** The picture is stored. */
  async finish(): Promise<void> {
    this.write(100);
    await this.written;
  }

  private write(progress: number): void {
    // An upload does not fail because nobody can watch it.
    this.written = this.written
      .then(() => (this.failed ? undefined : this.store(progress)))
      .catch(() => void (this.failed = true));
  }

  private async store(progress: number): Promise<void> {
    const { db } = this.context;
    const updatedAt = this.context.now();
    if (progress === 0) {
      const stale = new Date(Date.parse(updatedAt) - KEPT_MS).toISOString();
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

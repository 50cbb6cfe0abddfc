import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { findUploadProgress, UploadProgress } from './uploadProgress';

describeApi('upload progress', (t) => {
  test('follows the bytes up to 90, and the stored picture makes it 100', async () => {
    const fan = await t.person();
    const seen: number[] = [];
    const progress = new UploadProgress(t.api.context, fan.id, 1_000);
    const stream = Readable.from(
      (async function* chunks() {
        for (let n = 0; n < 10; n += 1) {
          yield Buffer.alloc(100);
          await new Promise((resolve) => setTimeout(resolve, 15));
          seen.push(await findUploadProgress(t.api.context.db, fan.id, 'wave.png'));
        }
      })(),
    );
    progress.watch('wave.png', stream);
    await once(stream, 'end');
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(90);
    expect(seen.some((value) => value > 0 && value < 90)).toBe(true);
    await progress.finish();
    expect(await findUploadProgress(t.api.context.db, fan.id, 'wave.png')).toBe(100);
  });

  test('entries of uploads long past are removed when the next begins', async () => {
    const fan = await t.person();
    const old = {
      userId: fan.id,
      name: 'old.png',
      progress: 40,
      updatedAt: '2020-01-01T00:00:00.000Z',
    };
    await t.api.context.db.insertInto('uploadProgress').values(old).execute();
    const progress = new UploadProgress(t.api.context, fan.id, 0);
    progress.watch('new.png', Readable.from([]));
    await progress.finish();
    expect(await findUploadProgress(t.api.context.db, fan.id, 'old.png')).toBe(0);
  });
});

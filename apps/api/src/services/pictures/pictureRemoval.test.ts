import { beforeEach, expect, test } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { createPictureRemoval } from './pictureRemoval';

describeApi('a store that deletes nothing', (t) => {
  let tried: string[];
  let isAway: boolean;

  const removal = () =>
    createPictureRemoval({
      db: t.api.context.db,
      store: {
        urlPrefix: '/',
        put: async () => undefined,
        get: async () => undefined,
        async remove(fileName) {
          tried.push(fileName);
          if (isAway) throw new Error('The store answered 503.');
        },
      },
      log: { error: () => undefined },
      now: Date.now,
    });
  const left = async () =>
    (await t.api.context.db.selectFrom('pictureRemovals').select('fileName').execute())
      .map(({ fileName }) => fileName)
      .toSorted();

  beforeEach(async () => {
    const { db } = t.api.context;
    tried = [];
    isAway = true;
    await db.deleteFrom('pictureRemovals').execute();
    const names = Array.from({ length: 9 }, (_, n) => `old-${n}.webp`);
    const rows = names.map((fileName, n) => ({ fileName, createdAt: `2026-01-0${n + 1}` }));
    await db.insertInto('pictureRemovals').values(rows).execute();
    const picture = {
      ownerId: null,
      bytes: 1,
      isPrivate: 0,
      widths: '',
      createdAt: new Date().toISOString(),
    };
    await db
      .insertInto('pictures')
      .values(['one', 'two'].map((name) => ({ ...picture, name, fileName: `${name}.webp` })))
      .onConflict((on) => on.doNothing())
      .execute();
  });

  test('is asked once when a post goes; the rest is left to the sweep', async () => {
    await removal().removeUnshown(['one', 'two']);
    expect(tried).toHaveLength(1);
    expect(await left()).toEqual(expect.arrayContaining(['old-0.webp', 'one.webp', 'two.webp']));
  });

  test('ends a sweep soon, and the next one begins with other files', async () => {
    await removal().sweep();
    expect(tried).toEqual(['old-0.webp', 'old-1.webp', 'old-2.webp']);
    await removal().sweep();
    expect(tried.slice(3)).toEqual(['old-3.webp', 'old-4.webp', 'old-5.webp']);
    isAway = false;
    await removal().sweep();
    expect(await left()).toEqual([]);
  });
});

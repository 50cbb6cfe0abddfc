import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { fillPictures } from '../../db/migrations/0007-pictures';
import { createClubWith, createPost } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';

const nameOf = (digit: string) => digit.repeat(40);
const addressOf = (digit: string) => `http://clubline.test/api/uploads/${nameOf(digit)}.webp`;

describeApi('pictures from before they were counted', (t) => {
  test('are found in what shows them, with whose they are', async () => {
    const { db, now, uploads } = t.api.context;
    const ann = await t.person({ profilePicture: addressOf('a') });
    const club = await createClubWith(ann, []);
    const post = await createPost(ann, club.id);
    await db.updateTable('clubs').set({ image: 'https://cdn.test/plain.png' }).execute();
    // Pictures had the names of their content: two may show the same one.
    await db
      .updateTable('clubPosts')
      .set({ mediaUrls: JSON.stringify([addressOf('b'), addressOf('a'), addressOf('b')]) })
      .where('id', '=', post.id)
      .execute();

    await fillPictures(db as Kysely<unknown>, now());

    const pictures = await db.selectFrom('pictures').selectAll().orderBy('name').execute();
    expect(pictures).toEqual(
      ['a', 'b'].map((digit) => ({
        name: nameOf(digit),
        fileName: `${nameOf(digit)}.webp`,
        ownerId: ann.id,
        bytes: 0,
        isPrivate: 0,
        widths: '',
        createdAt: expect.any(String),
      })),
    );
    await db.deleteFrom('clubPosts').where('id', '=', post.id).execute();
    await uploads.removeUnshown([nameOf('a'), nameOf('b')]);
    const left = await db.selectFrom('pictures').select('name').execute();
    expect(left).toEqual([{ name: nameOf('a') }]);
  });
});

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeApi } from '../testing/describeApi';

describeApi('a data folder that takes no writes', (t) => {
  /** Puts a file in the place of a folder while `work` runs: for root, too, it takes no writes. */
  async function without(folder: string, work: () => Promise<void>): Promise<void> {
    const aside = `${folder}-aside`;
    renameSync(folder, aside);
    writeFileSync(folder, '');
    await work().finally(() => {
      rmSync(folder);
      renameSync(aside, folder);
    });
  }
  const ready = async () => {
    const answer = await t.api.app.inject('/health/ready');
    return { code: answer.statusCode, ...answer.json() };
  };

  test('is named, and ends the readiness of a node whose database is in it', async () => {
    const isEmbedded = t.database === 'embedded';
    expect(await ready()).toMatchObject({ code: 200, status: 'ok', checks: { storage: true } });
    await without(t.api.context.config.dataDir, async () => {
      const answer = await ready();
      expect(answer).toMatchObject({
        code: isEmbedded ? 503 : 200,
        status: isEmbedded ? 'unavailable' : 'degraded',
        checks: { database: true, storage: false },
      });
      expect(answer.problems.storage).toContain(
        isEmbedded ? 'nothing can be stored' : 'no pictures can be stored',
      );
    });
    expect(await ready()).toMatchObject({ code: 200, status: 'ok' });
  });

  test('makes a picture a 503 that says so, with a time to come back', async () => {
    const ann = await t.person();
    const picture = async (background: string) => ({
      name: 'media',
      bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    });
    const upload = async (background: string) =>
      await ann.upload('POST', '/social/profile-posts/upload-media', await picture(background));
    expect((await upload('#102030')).status).toBe(200);
    await without(join(t.api.context.config.dataDir, 'uploads'), async () => {
      const refused = await upload('#405060');
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
      expect(refused.body.message).toBe(
        'The picture could not be stored. Please try again shortly.',
      );
    });
    expect((await upload('#405060')).status).toBe(200);
  });
});

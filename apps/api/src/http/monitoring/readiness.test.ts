import { join } from 'node:path';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { withoutFolder, withoutStorage } from '../../testing/withoutStorage';
import { monitoringRoutes } from './monitoring';
import { addRoutes } from '../addRoutes';

afterEach(() => {
  vi.useRealTimers();
});

describeApi('a data folder that takes no writes', (t) => {
  const ready = async () => {
    const answer = await t.api.app.inject('/health/ready');
    return { code: answer.statusCode, ...answer.json() };
  };

  test('makes a node unready whose database is in it, and is named by others', async () => {
    const isEmbedded = t.database === 'embedded';
    expect(await ready()).toMatchObject({ code: 200, status: 'ok', checks: { pictures: true } });
    await withoutFolder(t.api.context.config.dataDir, async () => {
      const answer = await ready();
      expect(answer).toMatchObject({
        code: isEmbedded ? 503 : 200,
        status: isEmbedded ? 'unavailable' : 'degraded',
        checks: { database: true, storage: !isEmbedded, pictures: false },
      });
      const words = isEmbedded ? /nothing can be stored.*no pictures can/ : /^[^.]*: no pictures/;
      expect(Object.values(answer.problems).join(' ')).toMatch(words);
    });
    expect(await ready()).toMatchObject({ code: 200, status: 'ok' });
  });

  test('of the pictures alone leaves the node ready, which names it', async () => {
    await withoutFolder(join(t.api.context.config.dataDir, 'uploads'), async () => {
      const { code, status, checks } = await ready();
      expect([code, status, checks.pictures]).toEqual([200, 'degraded', false]);
    });
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
    await withoutFolder(join(t.api.context.config.dataDir, 'uploads'), async () => {
      const refused = await upload('#405060');
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
      expect(refused.body.message).toBe(
        'The picture could not be stored. Please try again shortly.',
      );
    });
    expect((await upload('#405060')).status).toBe(200);
  });
});

describeApi(
  'a database that takes no writes',
  (t) => {
    // The embedded one is in the data folder, of which this is said above.
    test.skipIf(t.database === 'embedded')(
      'leaves the node ready, which names it, reads, and answers what writes with 503',
      async () => {
        const ann = await t.person();
        await withoutStorage(t, async () => {
          const answer = await t.api.app.inject('/health/ready');
          expect([answer.statusCode, answer.json()]).toEqual([
            200,
            expect.objectContaining({
              status: 'degraded',
              checks: { database: true, storage: false, pictures: true },
              problems: { storage: 'The database takes no writes: nothing can be stored.' },
            }),
          ]);
          expect((await ann.get('/clubs')).status).toBe(200);
          const refused = await ann.post('/clubs', { name: 'Sailors', ownerId: ann.id });
          expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
          expect(refused.body.message).toBe(
            'Nothing can be stored right now. Please try again shortly.',
          );
        });
        expect((await t.api.app.inject('/health/ready')).json().status).toBe('ok');
      },
    );
  },
  { databasePool: 1 },
);

describeApi('a part that says nothing', (t) => {
  test('is asked once at a time, so that probes do not pile up behind it', async () => {
    const asked: ((works: boolean) => void)[] = [];
    const disk = {
      check: () => new Promise<boolean>((resolve) => asked.push(resolve)),
      isEssential: true,
      without: 'Nothing can be stored.',
    };
    const routes = monitoringRoutes({
      metrics: {} as never,
      isClosing: () => false,
      parts: { disk },
    });
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.decorateRequest('actor', null);
    addRoutes(app, t.api.context, { tag: 'Operations', routes });
    await app.ready();

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ready = async () => (await app.inject('/health/ready')).statusCode;
    const first = [ready(), ready()];
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
    vi.runAllTimers();
    expect(await Promise.all(first)).toEqual([503, 503]);
    const later = ready();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    expect(asked).toHaveLength(1);
    asked[0]!(true);
    expect(await later).toBe(200);
    const afterwards = ready();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]!(true);
    expect(await afterwards).toBe(200);
  });
});

import { CLIENT_IDS } from '@clubline/contract';
import { array, assert, asyncProperty } from 'fast-check';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { storedPictures } from '../../apps/api/src/testing/faults/storedPictures';
import { createSafeStorage } from '../../packages/features/src/platform/environment';
import {
  createUnsentStore,
  createWrites,
  newWriteId,
} from '../../packages/features/src/platform/writes';
import { clubPostsCalls, clubPostWrites } from '../../packages/features/src/posts';
import { createWritePlace } from '../../packages/features/src/testing/writeFaults/createWritePlace';
import type { WriteFault } from '../../packages/features/src/testing/writeFaults/createFaults';
import {
  clientOf,
  type ScenarioServer,
} from '../../packages/features/src/testing/writeFaults/runWriteScenario';
import { describeOnNodes } from './apiNode';
import { createApiWriteServer } from './apiWriteServer';
import { faultsOfNode } from './faultsOfNode';

/** How many schedules are played on each database; `FC_RUNS` asks for more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 2);
vi.setConfig({ testTimeout: 60_000 + RUNS * 20_000 });

/** After it nothing is under way any more, in ms: an upload is given up after three minutes. */
const ARRIVED_MS = 200_000;

const drawPicture = async (at: number) => {
  const create = {
    width: 400,
    height: 20,
    channels: 3 as const,
    background: { r: at, g: 9, b: 9 },
  };
  const bytes = await sharp({ create }).png().toBuffer();
  return new File([Uint8Array.from(bytes)], `${at}.png`, { type: 'image/png' });
};

/** Somebody who posts pictures as the composer does: they go first, then the words with them. */
function openComposer(server: ScenarioServer) {
  const { additions, clock, clubId, now = clock.now, writer } = server;
  const client = clientOf(server, additions!);
  const storage = createSafeStorage(() => undefined);
  const writes = createWrites({
    clock: { now, setTimeout: clock.setTimeout },
    store: createUnsentStore(storage, now),
    takesClientIds: () => additions!.has(CLIENT_IDS),
    newId: newWriteId,
  });
  const calls = clubPostWrites(client, { userId: writer.id, clubId });
  const urls = new Map<string, string>();
  const place = createWritePlace(
    () => writes,
    'pictures',
    calls,
    (content) => ({ content, mediaUrls: [urls.get(content)!] }),
    ({ content }) => content,
  );
  const left = new Map<string, { file: File; id: string }>();
  const upload = async (words: string) => {
    const { file, id } = left.get(words)!;
    const url = await clubPostsCalls.uploadPicture(client, clubId, file, id).catch(() => null);
    if (!url || !left.delete(words)) return;
    urls.set(words, url);
    place.write(words);
  };
  return {
    place,
    /** Chooses a picture and presses the button. */
    async post(at: number) {
      left.set(`Picture ${at}`, { file: await drawPicture(at), id: newWriteId() });
      void upload(`Picture ${at}`);
    },
    /** Presses it again for whatever has not arrived. */
    again() {
      for (const words of left.keys()) void upload(words);
      place.retry(2);
    },
    isDone: () => left.size === 0 && !place.isUnsent(),
  };
}

describeOnNodes('pictures sent to a node that is killed now and then', (node) => {
  test('each is there once, in one post, and none counts that no post shows', async () => {
    const faults = array<WriteFault | null>(faultsOfNode(true), { maxLength: 4 });
    await assert(
      asyncProperty(array(faults, { minLength: 1, maxLength: 4 }), async (posts) => {
        const server = await createApiWriteServer(node(), true);
        const { place, post, again, isDone } = openComposer(server);
        // Each step comes after the one before.
        /* oxlint-disable no-await-in-loop */
        for (const [at, next] of posts.entries()) {
          server.suffer(next);
          await post(at);
          await server.clock.advance(ARRIVED_MS);
          again();
          await server.clock.advance(ARRIVED_MS);
        }
        server.heal();
        for (let round = 0; round < 5 && !isDone(); round += 1) {
          again();
          await server.clock.advance(ARRIVED_MS);
          place.recognise();
        }
        /* oxlint-enable no-await-in-loop */
        expect(isDone()).toBe(true);
        const stored = (await server.stored('posts')).map(({ content }) => content);
        expect(stored.filter((content) => content.startsWith('Picture')).toSorted()).toEqual(
          posts.map((_, at) => `Picture ${at}`),
        );
        const pictures = await storedPictures(node(), server.writer.id);
        expect(pictures.map(({ isShown, hasFile }) => ({ isShown, hasFile }))).toEqual(
          posts.map(() => ({ isShown: true, hasFile: true })),
        );
      }),
      { numRuns: RUNS },
    );
  });
});

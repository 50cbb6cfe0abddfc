import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonBody, signUp } from '../testing/chatSender';
import { survive } from '../testing/faults/survive';
import { buildNode, startNode } from '../testing/nodeProcess';
import type { NodeProcess } from '../testing/nodeProcess';
import { connect } from '../testing/sockets';

const DISK = '24m';
const OUTAGE_MS = 3_000;

/** Makes the folder a small disk of its own; only root may, and not in every container. */
function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'clubline-disk-'));
const isSmallDisk = mountSmallDisk(folder);

describe('a node with its database in its folder', () => {
  let node: NodeProcess;

  beforeAll(async () => {
    node = await startNode(await buildNode(), { DATA_DIR: folder });
  }, 120_000);
  afterAll(async () => {
    await node?.kill('SIGKILL');
    if (isSmallDisk) execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  const duringFault = (fault: string, work: () => Promise<void>) =>
    survive({ fault, database: 'embedded' }, [node], work);

  const readiness = async () => {
    const answer = await fetch(`${node.address}/health/ready`);
    return [answer.status, (await answer.json()) as unknown];
  };

  test('waits for another process that keeps the database locked', async () => {
    await duringFault('database locked by another process for 3 s', async () => {
      const other = new Database(join(folder, 'clubline.db'), { timeout: 10_000 });
      other.exec('begin immediate');
      const begun = performance.now();
      expect((await fetch(`${node.address}/health/live`)).status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(2_000);
      await delay(OUTAGE_MS);
      other.exec('rollback');
      other.close();
    });
  }, 120_000);

  test.skipIf(!isSmallDisk)(
    'says that its disk is full (mounts one, as root)',
    async () => {
      const { token } = await signUp(node.address);
      await duringFault(`disk full for ${OUTAGE_MS / 1_000} s`, async () => {
        const filler = join(folder, 'filler');
        expect(() => writeFileSync(filler, Buffer.alloc(64 * 1_048_576))).toThrow('ENOSPC');
        await delay(OUTAGE_MS);
        expect(await readiness()).toEqual([
          503,
          expect.objectContaining({
            status: 'unavailable',
            problems: {
              storage: expect.stringContaining('nothing can be stored'),
              pictures: expect.stringContaining('no pictures can be stored'),
            },
          }),
        ]);
        expect((await upload(node.address, token)).status).toBe(503);
        await expectNoNewRoom(node.address, token);
        rmSync(filler);
      });
      expect(await readiness()).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    },
    120_000,
  );
});

/** More than fit into what the write-ahead log holds already when the disk becomes full. */
const MOST_ROOMS = 3_000;

/** A room that cannot be made is not said to be missing, and the service not to be away. */
async function expectNoNewRoom(address: string, token: string): Promise<void> {
  let matchId = '';
  let refusal: { status: number; body: unknown } | undefined;
  for (let count = 0; !refusal && count < MOST_ROOMS; count++) {
    matchId = `made_too_late_${count}`;
    const answer = await createRoom(address, token, matchId);
    const body = (await answer.json()) as unknown;
    if (answer.status !== 201) refusal = { status: answer.status, body };
  }
  expect(refusal).toEqual({
    status: 503,
    body: expect.objectContaining({
      message: 'Nothing can be stored right now. Please try again shortly.',
    }),
  });
  const { socket, next } = await connect(address, token);
  socket.emit('joinRoom', { matchId, username: 'whoever' });
  expect(await next('joinRoomError')).toMatchObject({ matchId, code: 'UNAVAILABLE' });
  socket.close();
}

const createRoom = (address: string, token: string, matchId: string) =>
  fetch(`${address}/api/live-chats/create-chat-room`, {
    method: 'POST',
    headers: { ...jsonBody, authorization: `Bearer ${token}` },
    body: JSON.stringify({ matchId }),
  });

async function upload(address: string, token: string): Promise<Response> {
  const form = new FormData();
  const create = { width: 64, height: 64, channels: 3 as const, background: '#224466' };
  form.append('media', new Blob([await sharp({ create }).png().toBuffer()]), 'picture.png');
  return await fetch(`${address}/api/social/profile-posts/upload-media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

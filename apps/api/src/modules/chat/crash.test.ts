import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/freshDatabase';
import { history, jsonBody as json, matchId, signUp } from '../../testing/chatSender';
import type { Sender } from '../../testing/chatSender';
import { newAccount } from '../../testing/people';
import { buildNode, startNode } from '../../testing/nodeProcess';
import type { NodeProcess } from '../../testing/nodeProcess';
import { connect } from '../../testing/sockets';

const databases =
  process.env.TEST_DATABASE_URL === undefined
    ? (['embedded'] as const)
    : (['embedded', 'postgres'] as const);
const KILLS = 20;

let main: string;
beforeAll(async () => {
  main = await buildNode();
}, 60_000);

describe.each(databases)('a node killed in the middle of writes (%s)', (database) => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let env: Record<string, string>;
  let node: NodeProcess | undefined;

  beforeAll(async () => {
    fresh = await freshDatabase(database);
    env = {
      DATA_DIR: fresh.config.dataDir!,
      ...(fresh.config.databaseUrl === undefined ? {} : { DATABASE_URL: fresh.config.databaseUrl }),
    };
  });
  afterAll(async () => {
    await node?.kill('SIGKILL');
    await fresh.drop();
  });

  // Waits long before it gives up: a machine that others use takes thrice the time of a quiet one.
  test(`loses no acknowledged message and doubles none, ${KILLS} times`, async () => {
    node = await startNode(main, env);
    const sender = await signUp(node.address);
    const acknowledged = new Set<string>();
    let unanswered: string[] = [];

    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.size;
      unanswered = await writeUntilKilled(
        node,
        sender,
        unanswered,
        acknowledged,
        20 + ((kill * 37) % 120),
      );
      expect(acknowledged.size, 'each life acknowledges something').toBeGreaterThan(before);
      node = await startNode(main, env);
    }

    // As a client does after a lost connection: what was not answered is sent again under the same
    // id.
    const again = await connect(node.address, sender.token);
    for (const clientMessageId of unanswered) {
      const ack = await again.send({
        matchId,
        userId: sender.id,
        message: clientMessageId,
        clientMessageId,
      });
      expect(ack.ok).toBe(true);
      acknowledged.add(clientMessageId);
    }
    again.socket.close();

    const stored = await history(node.address, sender.token);
    const ids = stored.map(({ clientMessageId }) => clientMessageId);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  }, 600_000);

  test('a node told to stop answers what it has begun and ends cleanly', async () => {
    node ??= await startNode(main, env);
    const sender = await signUp(node.address);
    const listener = await connect(node.address, sender.token);
    const slow = fetch(`${node.address}/api/auth/sign-up`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(newAccount()),
    });
    // The password hash takes longer than this.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const code = node.kill('SIGTERM');
    expect((await slow).status).toBe(201);
    expect(await listener.ended).toMatch(/disconnect|transport/);
    expect(await code).toBe(0);
    node = undefined;
  }, 40_000);
});

/** Writes several at a time until the process dies; gives back the ids nobody answered for. */
async function writeUntilKilled(
  node: NodeProcess,
  sender: Sender,
  first: string[],
  acknowledged: Set<string>,
  afterMs: number,
): Promise<string[]> {
  const listener = await connect(node.address, sender.token);
  const open = new Set<string>();
  const life = { isOver: false, endIsSet: false };
  const retry = [...first];
  const writer = async (): Promise<void> => {
    while (!life.isOver) {
      const id = retry.shift() ?? randomUUID();
      open.add(id);
      const ack = await Promise.race([
        listener
          .send({ matchId, userId: sender.id, message: id, clientMessageId: id })
          .catch(() => null),
        node.ended.then(() => null),
      ]);
      if (ack?.ok !== true) return;
      acknowledged.add(id);
      open.delete(id);
      if (!life.endIsSet) {
        life.endIsSet = true;
        setTimeout(() => {
          life.isOver = true;
          node.child.kill('SIGKILL');
        }, afterMs);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, writer));
  await node.ended;
  listener.socket.close();
  return [...open, ...retry];
}

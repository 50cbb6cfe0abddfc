import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { Writable } from 'node:stream';
import * as fc from 'fast-check';
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../app';
import { installJsonBodies } from '../http/jsonBodies';
import { describeApi, testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { operationsOf } from '../testing/documentClient';
import type { Operation } from '../testing/documentClient';
import { createWorld, knownAt } from '../testing/hostile/attackers';
import type { Attacker, World } from '../testing/hostile/attackers';
import { growWorld } from '../testing/hostile/grownWorld';
import { hostileCall } from '../testing/hostile/hostileCalls';
import type { HostileCall } from '../testing/hostile/hostileCalls';
import { plantSecrets, secretsIn } from '../testing/hostile/plantedSecrets';
import type { Victim } from '../testing/hostile/plantedSecrets';
import { openEventSender } from '../testing/hostile/eventSender';
import { events, hostilePacket } from '../testing/hostile/hostileEvents';
import { leastProcessorTime, referenceWork } from '../testing/hostile/processorTime';
import type { Known } from '../testing/hostile/schemaValues';
import { textOf } from '../testing/hostile/rawRequest';
import { createTally, INPUTS, PROCESSOR_MS, SEED } from '../testing/hostile/tally';
import { addressOf } from '../testing/sockets';

/** Inputs before people and things are made anew. */
const ROUND = 30;
const WHO = ['user', 'user', 'user', 'user', 'admin', 'admin', 'visitor'] as const;

describeApi('hostile input', (t) => {
  let victim: Victim;
  let grown: Known;
  let operations: Operation[];

  beforeAll(async () => {
    victim = await plantSecrets(t.api);
    grown = await growWorld(t.api.context, await t.person());
    operations = operationsOf((await t.api.app.inject('/api/docs/json')).json());
  }, 60_000);

  async function send(call: HostileCall, who: Attacker, world: World) {
    const token = who === 'visitor' ? undefined : world.people[who].accessToken;
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...call.headers,
    };
    return await t.api.app.inject({ ...call, headers });
  }

  const areSignedIn = async ({ people }: World) => {
    const answers = await Promise.all(Object.values(people).map((one) => one.get('/auth/me')));
    return answers.every(({ status }) => status === 200);
  };

  /** Calls and events get as many inputs each. */
  const eachGets = () => Math.ceil(INPUTS / (operations.length + events.length));

  type Reply = Awaited<ReturnType<typeof send>>;

  const wrongIn = (reply: Reply, call: HostileCall): string[] => {
    const { statusCode: status, headers } = reply;
    const payload = textOf({ headers, bytes: reply.rawPayload });
    const sent = `${call.url} ${String(call.payload)}`;
    const isRefusal = status >= 400 && String(headers['content-type']).includes('json');
    return [
      ...(status < 500 ? [] : [`is answered ${status}`]),
      ...secretsIn(payload + JSON.stringify(headers), victim, sent).map((what) => `tells ${what}`),
      ...(isRefusal && typeof JSON.parse(payload).message !== 'string' ? ['says not why'] : []),
    ];
  };

  const shown = ({ method, url, headers, payload }: HostileCall): string =>
    [method, url.slice(0, 400), JSON.stringify(headers).slice(0, 300), String(payload)]
      .join(' ')
      .slice(0, 1_200);

  test(
    'to any call is refused at worst, tells nothing of others and takes no long time',
    async () => {
      const tally = createTally();
      const each = eachGets();
      const before = await victim.ownView();
      let world = await createWorld(t.api, victim, grown);
      let left = ROUND;
      for (const [index, operation] of operations.entries()) {
        for (let done = 0; done < each; done += ROUND) {
          const numRuns = Math.min(ROUND, each - done);
          left -= numRuns;
          // An input may have signed them out: every other would be answered 401.
          if (left < 0 || !(await areSignedIn(world))) {
            world = await createWorld(t.api, victim, grown);
            left = ROUND - numRuns;
          }
          const { path } = operation;
          const calls = fc.sample(
            fc
              .constantFrom<Attacker>(...WHO)
              .chain((who) =>
                fc.tuple(hostileCall(operation, knownAt(path, world, who)), fc.constant(who)),
              ),
            { numRuns, seed: SEED + index * 10_007 + done },
          );
          for (const [call, who] of calls) {
            const { answer, processorMs } = await leastProcessorTime(
              () => send(call, who, world),
              PROCESSOR_MS,
            );
            const kind = `${Math.floor(answer.statusCode / 100)}xx`;
            tally.add(kind, processorMs, wrongIn(answer, call), `as ${who} ${shown(call)}`);
          }
        }
      }
      tally.report(`${operations.length} operations`);
      expect(tally.found).toEqual([]);
      expect(await victim.ownView()).toEqual(before);
    },
    60_000 + INPUTS * 100,
  );

  test(
    'to any event is refused at worst, tells nothing of others and takes no long time',
    async () => {
      const tally = createTally();
      const each = eachGets();
      const before = await victim.ownView();
      for (const [eventIndex, event] of events.entries()) {
        const world = await createWorld(t.api, victim, grown);
        const person = await openEventSender(t.api, world.people.user.accessToken);
        const reader = await openEventSender(t.api, undefined);
        const packets = fc.sample(hostilePacket(event, world.known), {
          numRuns: each,
          seed: SEED + eventIndex,
        });
        for (const [index, packet] of packets.entries()) {
          const sender = index % 4 === 0 ? reader : person;
          const { answer, processorMs } = await leastProcessorTime(
            () => sender.send(packet),
            PROCESSOR_MS,
          );
          const wrong = secretsIn(answer.received, victim, packet).map((what) => `tells ${what}`);
          if (answer.received.includes('"FAILED"')) wrong.push('fails');
          if (answer.outcome === 'stuck') wrong.push('ends all answers');
          tally.add(answer.outcome, processorMs, wrong, packet.slice(0, 800));
        }
        person.close();
        reader.close();
      }
      tally.report(`${events.length} events`);
      expect(tally.found).toEqual([]);
      expect(await victim.ownView()).toEqual(before);
    },
    60_000 + INPUTS * 100,
  );

  test('would be noticed if it brought out what is others’, or took long', async () => {
    const leaked = secretsIn(JSON.stringify(await victim.ownView()), victim, '');
    expect(leaked).toEqual(
      expect.arrayContaining([
        'email address',
        'name of a private club',
        'post in a private club',
        'comment in a private club',
        'message in a private club',
      ]),
    );
    expect(secretsIn(victim.person.email, victim, victim.person.email)).toEqual([]);
    const busy = async () => {
      for (let n = 0; n < 12; n += 1) referenceWork();
    };
    expect((await leastProcessorTime(busy, PROCESSOR_MS)).processorMs).toBeGreaterThan(50);
  });
});

test('keys of a body that would reach a prototype are dropped, the rest is kept', async () => {
  const app = Fastify();
  installJsonBodies(app);
  app.post('/', ({ body }) => ({ body, keys: Object.getOwnPropertyNames(body) }));
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: '{"a":{"__proto__":{"role":"a"},"b":1},"constructor":{"prototype":{"role":"a"}}}',
  });
  await app.close();
  expect(answer.json()).toEqual({ body: { a: { b: 1 } }, keys: ['a'] });
});

test('a caller who goes away in the middle of a body is no failure of ours', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const database = await freshDatabase('embedded');
  const api = await createApp(testConfig({ ...database.config, logLevel: 'warn' }), sink);
  const { hostname, port } = new URL(await addressOf(api));
  const caller = connectTcp(Number(port), hostname);
  caller.write(
    'POST /api/auth/sign-in HTTP/1.1\r\nHost: clubline.test\r\n' +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"username":',
  );
  const [request, response] = (await once(api.app.server, 'request')) as [
    IncomingMessage,
    ServerResponse,
  ];
  await expect.poll(() => request.listenerCount('data')).toBeGreaterThan(0);
  const over = once(response, 'close');
  caller.destroy();
  await over;
  await expect.poll(() => response.statusCode).toBe(400);
  expect(lines).toEqual([]);
  await api.close();
  await database.drop();
});

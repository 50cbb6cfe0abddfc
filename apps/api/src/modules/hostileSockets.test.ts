import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { callerOf } from '../testing/callers';
import { describeApi } from '../testing/describeApi';
import type { TestApi } from '../testing/describeApi';
import { hostileHandshake, hostileTokenAnswer } from '../testing/hostile/hostileSockets';
import type { HostileHandshake } from '../testing/hostile/hostileSockets';
import { plantSecrets, secretsIn } from '../testing/hostile/plantedSecrets';
import type { Victim } from '../testing/hostile/plantedSecrets';
import { leastProcessorTime } from '../testing/hostile/processorTime';
import { openRawSocket, textFrame } from '../testing/hostile/rawSocket';
import { createTally, INPUTS, PROCESSOR_MS, SEED } from '../testing/hostile/tally';
import type { Person } from '../testing/people';
import { addressOf, untilNobodyIsConnected } from '../testing/sockets';

const PLAIN = { path: '/socket.io/?EIO=4&transport=websocket', headers: {} };
/** Whether an acknowledgement says anything but why a club is not heard. */
const isLetIn = (received: string): boolean =>
  received.split('\n').some((line) => /^43\d+\[/.test(line) && !line.includes('"code":"'));

/** As many answers as one person gives before the next: their token is soon too old. */
const EACH = 20;

/** What nobody is let in by, though it looks like a token. */
async function tokensOf(t: TestApi, person: Person): Promise<string[]> {
  const { sessions, db } = t.api.context;
  const ended = await sessions.start(db, person.id);
  await callerOf(t.api.app, ended.accessToken).post('/auth/logout');
  const [head, body, signature] = person.accessToken.split('.') as [string, string, string];
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return [
    person.refreshToken,
    ended.accessToken,
    `${none}.${body}.`,
    `${none}.${body}.${signature}`,
    `${head}.${body}.${signature.split('').toReversed().join('')}`,
    `${head}.${Buffer.from('{"sub":"a","exp":9999999999}').toString('base64url')}.${signature}`,
  ];
}

describeApi('a hostile client', (t) => {
  let victim: Victim;
  let person: Person;
  beforeAll(async () => {
    victim = await plantSecrets(t.api);
    person = await t.person();
  });

  test(
    'that asks for a socket is refused at worst, and is nobody that it is not',
    async () => {
      const tally = createTally();
      const server = await addressOf(t.api);
      const watch = `420["watchClub",{"clubId":"${victim.known['clubId']![0]}"}]`;
      const attempt = async ({ path, headers, frames }: HostileHandshake) => {
        const socket = await openRawSocket(server, { path, headers });
        if (typeof socket === 'number') return { outcome: `${socket}`, received: '' };
        // What comes last is in order: it is let in as a reader, if it still may.
        socket.send(...frames, textFrame('40{"reader":true,"token":""}'));
        let outcome = await socket.until(/^40\{"sid/m);
        socket.send(textFrame(watch));
        if (outcome === 'said') outcome = await socket.until(/^430\[/m);
        socket.close();
        return { outcome, received: socket.received() };
      };
      const handshakes = fc.sample(hostileHandshake(await tokensOf(t, person)), {
        numRuns: Math.ceil(INPUTS / 10),
        seed: SEED,
      });
      for (const handshake of handshakes) {
        const shown = `${handshake.path} ${JSON.stringify(handshake.headers)} ${handshake.frames
          .map(({ head, bytes }) => `${head} ${bytes.toString()}`)
          .join(' | ')}`;
        const { answer, processorMs } = await leastProcessorTime(
          () => attempt(handshake),
          PROCESSOR_MS,
        );
        const { outcome, received } = answer;
        const wrong = secretsIn(received, victim, shown).map((what) => `tells ${what}`);
        if (/^(stuck|0|5..)$/.test(outcome)) wrong.push(`ends with ${outcome}`);
        if (isLetIn(received)) wrong.push('hears a private club');
        tally.add(outcome, processorMs, wrong, shown.slice(0, 800));
      }
      tally.report('the handshake');
      expect(tally.found).toEqual([]);
      await untilNobodyIsConnected(t.api);
    },
    60_000 + INPUTS * 50,
  );
});

describeApi(
  'a hostile client whose token runs out',
  (t) => {
    test(
      'and who answers anything when it is asked for the next one stays who it is',
      async () => {
        const tally = createTally();
        const server = await addressOf(t.api);
        const victim = await plantSecrets(t.api);
        const watch = (ack: number) =>
          `42${ack}["watchClub",{"clubId":"${victim.known['clubId']![0]}"}]`;
        const each = Math.ceil(INPUTS / 40);
        for (let done = 0; done < each; done += EACH) {
          const person = await t.person();
          const { sessions, db } = t.api.context;
          const { accessToken } = await sessions.start(db, victim.person.id);
          const tokens = [...(await tokensOf(t, person)), accessToken];
          const answers = fc.sample(hostileTokenAnswer(tokens), {
            numRuns: Math.min(EACH, each - done),
            seed: SEED + done,
          });
          const attempt = async (packetsFor: (typeof answers)[number]) => {
            const socket = await openRawSocket(server, PLAIN);
            if (typeof socket === 'number') return { outcome: `${socket}`, received: '', sent: '' };
            socket.send(textFrame(`40{"token":"${person.accessToken}"}`));
            expect(await socket.until(/^42\d+\["tokenExpiring"\]/m)).toBe('said');
            const [, id] = /^42(\d+)\["tokenExpiring"\]/m.exec(socket.received())!;
            const packets = packetsFor(id!);
            socket.send(...packets.map(textFrame));
            let outcome: string = 'said';
            // More than once: an answer that counted would be looked at meanwhile.
            for (let ack = 97; ack < 100 && outcome === 'said'; ack += 1) {
              socket.send(textFrame(watch(ack)));
              outcome = await socket.until(new RegExp(`^43${ack}\\[`, 'm'));
            }
            socket.close();
            return { outcome, received: socket.received(), sent: packets.join(' ') };
          };
          for (const packetsFor of answers) {
            const { answer, processorMs } = await leastProcessorTime(
              () => attempt(packetsFor),
              PROCESSOR_MS,
            );
            const { outcome, received, sent } = answer;
            const wrong = secretsIn(received, victim, sent).map((what) => `tells ${what}`);
            if (outcome === 'stuck' || Number(outcome) >= 400) wrong.push(`ends with ${outcome}`);
            if (isLetIn(received)) wrong.push('hears a private club');
            tally.add(outcome, processorMs, wrong, sent.slice(0, 800));
          }
        }
        tally.report('the question for a later token');
        expect(tally.found).toEqual([]);
      },
      60_000 + INPUTS * 50,
    );
  },
  { accessTokenSeconds: 10 },
);

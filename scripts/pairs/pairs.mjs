/**
 * Every pair of writes at once on two nodes of one database: what locks each other out, what is
 * answered with a 5xx, and whether what is kept twice still agrees afterwards.
 *
 *     npm run pairs -- http://127.0.0.1:4100 http://127.0.0.1:4101 [words of two writes]
 *
 * Only for nodes made for it: they run with SEED=demo, one database and a high RATE_LIMIT_SCALE.
 * DATABASE_URL lets deadlocks be counted and rows be compared; `alter database … set
 * deadlock_timeout = '30ms'` before the nodes start has PostgreSQL notice them sooner, and one more
 * often; it says so after a second, so that a pair or two later may be named. Ends with 1 where
 * anything was found.
 */
import { parseArgs } from 'node:util';
import { openCounts } from './counts.mjs';
import { createStage } from './stage.mjs';
import { writes } from './writes.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    admin: { type: 'string', default: 'admin:admin1234' },
    from: { type: 'string' },
  },
});
const [first, second, ...words] = positionals;
if (second === undefined) {
  console.error('Say the addresses of two nodes: npm run pairs -- http://… http://…');
  process.exit(2);
}

/** How many of each kind are sent at once. */
const EACH = 4;
/** An answer that took longer has waited for somebody else. */
const SLOW_MS = 1_000;

const stage = await createStage([first, second], values.admin);
const counts = await openCounts(process.env.DATABASE_URL);
const found = [];

/** Sends both kinds at once, each to both nodes, about rows that the other takes in turn. */
async function meet(a, b) {
  const calls = [a, b].flatMap((write, side) =>
    Array.from({ length: EACH }, (_, turn) => async () => {
      const begun = performance.now();
      const statuses = await stage.send(write, turn, (turn + side) % 2);
      const took = performance.now() - begun;
      return { write: write.name, isCostly: write.isCostly, statuses, took };
    }),
  );
  // In another order each time, so that no kind is always the first.
  const order = calls.map((call) => ({ call, at: Math.random() })).sort((x, y) => x.at - y.at);
  return await Promise.all(order.map(({ call }) => call()));
}

const describe = (answers) => {
  const failed = answers.filter(({ statuses }) => statuses.some((status) => status >= 500));
  const slow = answers.filter(({ took, isCostly }) => took > SLOW_MS && !isCostly);
  return [
    ...failed.map(({ write, statuses }) => `${write}: ${statuses.join(', ')}`),
    ...(slow.length > 0 ? [`${slow.length} answers took over ${SLOW_MS} ms`] : []),
  ];
};

const isMeant = (a, b) =>
  words.length === 0 ||
  (words.length === 1
    ? a.name.includes(words[0]) || b.name.includes(words[0])
    : [
        [a, b],
        [b, a],
      ].some(([x, y]) => x.name.includes(words[0]) && y.name.includes(words[1])));

const begin = values.from ? writes.findIndex(({ name }) => name === values.from) : 0;
const pairs = writes.flatMap((a, at) =>
  at < begin ? [] : writes.slice(at).flatMap((b) => (isMeant(a, b) ? [[a, b]] : [])),
);
console.log(`${pairs.length} pairs of ${writes.length} kinds of writes, ${values.rounds} rounds`);

const answered = new Map();
for (const [at, [a, b]] of pairs.entries()) {
  const problems = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await stage.prepare([a, b]);
    const answers = await meet(a, b);
    for (const { write, statuses } of answers)
      for (const status of statuses) {
        const of = answered.get(write) ?? {};
        answered.set(write, { ...of, [status]: (of[status] ?? 0) + 1 });
      }
    problems.push(...describe(answers));
    await stage.settle([a, b]);
  }
  const deadlocks = await counts.newDeadlocks();
  if (deadlocks > 0) problems.push(`${deadlocks} deadlocks`);
  const wrong = at % 25 === 24 || at === pairs.length - 1 ? await counts.differences() : [];
  problems.push(...wrong.map((difference) => `by now: ${difference}`));
  if (at % 100 === 99) console.log(`${at + 1} of ${pairs.length}`);
  if (problems.length === 0) continue;
  found.push(`${a.name} + ${b.name}`);
  console.log(`${a.name} + ${b.name}: ${problems.join('; ')}`);
}

for (const [write, statuses] of answered) console.log(`${write}: ${JSON.stringify(statuses)}`);
console.log(found.length === 0 ? 'nothing was found' : `${found.length} pairs to look at`);
await counts.close();
process.exit(found.length === 0 ? 0 : 1);

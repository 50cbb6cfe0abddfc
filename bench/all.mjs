/**
 * Runs the benches one after the other and writes one table: each figure with its aim, and what the
 * machine could do just before. `node bench/all.mjs [--only server,pages]`; builds what they need.
 * PostgreSQL is measured where `TEST_DATABASE_URL` is set. The table is also in
 * `.cache/bench/figures.md`. The aim is below twenty minutes; ends with 1 where a bench could not
 * run. What misses its aim is said, and is for a person to judge.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../scripts/build.mjs';
import { root } from '../scripts/install.mjs';
import { FIGURES_FILE } from './figures.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const databases = process.env.TEST_DATABASE_URL ? 'embedded,postgres' : 'embedded';

/** Each bench by its name, with its arguments. */
const benches = {
  server: ['server.mjs', '--databases', databases],
  fanOut: ['fanOut.mjs', '--databases', databases],
  growth: ['growth.mjs', '--databases', databases],
  results: ['run.mjs', 'results', '15'],
  chat: ['run.mjs', 'chat', '15'],
  'quiet-message': ['quiet-message.mjs'],
  pages: ['pages.mjs'],
  'chat-load': ['chat-load.mjs'],
  scrolling: ['scrolling.mjs'],
  people: ['people.mjs'],
  start: ['start.mjs'],
};
const chosen = values.only?.split(',') ?? Object.keys(benches);
for (const name of chosen) if (!benches[name]) throw new Error(`There is no bench “${name}”.`);

/** How long hashing the same bytes takes, by the processor and by the clock, which waits, too. */
function machine() {
  const bytes = Buffer.alloc(64 * 1_024 * 1_024);
  const [began, before] = [performance.now(), process.cpuUsage()];
  createHash('sha256').update(bytes).digest();
  const { user, system } = process.cpuUsage(before);
  return {
    processor: Math.round((user + system) / 1_000),
    clock: Math.round(performance.now() - began),
    load: loadavg()[0].toFixed(1),
  };
}

function figuresOf(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

const aimOf = ({ most, least, unit }) =>
  most === undefined ? (least === undefined ? '' : `≥ ${least}${unit}`) : `≤ ${most}${unit}`;
const isMet = ({ value, most = Infinity, least = -Infinity }) => value <= most && value >= least;

const cache = join(root, '.cache', 'bench');
mkdirSync(cache, { recursive: true });
const began = Date.now();
buildAll(['ui', 'site', 'api']);
const lines = [
  '| bench | figure | seen | aim | met | machine: load, 64 MB hashed in |',
  '| --- | --- | ---: | ---: | --- | --- |',
];
let [failed, missed] = [[], 0];
for (const name of chosen) {
  const file = join(cache, `${name}.jsonl`);
  rmSync(file, { force: true });
  const { load, processor, clock } = machine();
  const [script, ...args] = benches[name];
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [join(root, 'bench', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [FIGURES_FILE]: file },
  });
  const written = figuresOf(file);
  const figures = written.filter(({ failure }) => failure === undefined);
  // What it could not measure is missing, also where others of its figures are there.
  for (const { failure } of written) if (failure !== undefined) failed.push(`${name}: ${failure}`);
  if (status === null || figures.length === 0) failed.push(name);
  for (const figure of figures) {
    const aim = aimOf(figure);
    if (!isMet(figure)) missed += 1;
    lines.push(
      `| ${name} | ${figure.what} | ${figure.value}${figure.unit} | ${aim} | ` +
        `${aim && (isMet(figure) ? 'yes' : '**no**')} | ` +
        `${load}, ${processor} ms (clock ${clock}) |`,
    );
  }
}
const table = lines.join('\n');
writeFileSync(join(cache, 'figures.md'), `${table}\n`);
console.log(`\n${table}\n`);
console.log(`${Math.round((Date.now() - began) / 1_000)} s; ${missed} figures miss their aim.`);
if (failed.length > 0) console.error(`Not finished: ${failed.join('; ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

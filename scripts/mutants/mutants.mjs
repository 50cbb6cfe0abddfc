/**
 * Plants each fault of the list, runs the tests that should notice it, and takes it back:
 * `npm run mutants`, or `npm run mutants -- chat uploads` for those whose file or line has a word.
 * Ends with 1 when more than one of them all goes unnoticed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from '../install.mjs';
import { inColumns } from '../test/columns.mjs';
import { mutants } from './list.mjs';
import { plant, withFault } from './plant.mjs';

/** So many may go unnoticed. */
const MISSED_MAX = 1;

ensureInstalled();
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const chosen = mutants.filter(
  ({ file, line }) =>
    words.length === 0 || words.some((word) => file.includes(word) || line.includes(word)),
);

const files = [...new Set(chosen.map(({ file }) => file))];
const { stdout: dirty } = spawnSync('git', ['status', '--porcelain', '--', ...files], {
  cwd: root,
  encoding: 'utf8',
});
if (dirty !== '') {
  console.error(`Commit or put aside what is changed in these files first:\n${dirty}`);
  process.exit(2);
}
for (const mutant of chosen) withFault(mutant, readFileSync(join(root, mutant.file), 'utf8'));

const report = join(root, '.cache', 'mutants.json');
mkdirSync(join(root, '.cache'), { recursive: true });

let child;

/** What of these tests failed, until the first did. */
async function failing(tests) {
  rmSync(report, { force: true });
  // A slow machine fails no test: that would count as noticed.
  const patience = ['--testTimeout=60000', '--hookTimeout=60000'];
  const options = ['--bail=1', '--reporter=json', `--outputFile=${report}`, ...patience];
  // A retry could turn a fault that shows now and then into one that went unnoticed.
  const { CI: _ci, ...env } = process.env;
  child = spawn('npx', ['vitest', 'run', ...tests, ...options], {
    cwd: root,
    stdio: 'ignore',
    shell: process.platform === 'win32',
    env,
  });
  await new Promise((resolve) => child.once('exit', resolve));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    // A file that cannot be loaded has no tests: the list is wrong, nothing was noticed.
    if (status === 'failed' && assertionResults.length === 0)
      throw new Error(`${name} could not be run.`);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return ['what its tests begin with'];
    return failed.map(({ title }) => title);
  });
}

let restore = () => {};
process.on('exit', () => {
  restore();
  child?.kill();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const before = await failing([...new Set(chosen.flatMap(({ tests }) => tests))]);
if (before.length > 0) {
  console.error(`These fail without any fault:\n${before.join('\n')}`);
  process.exit(2);
}

const rows = [];
for (const [index, mutant] of chosen.entries()) {
  restore = plant(mutant);
  const [noticed] = await failing(mutant.tests).finally(restore);
  rows.push({ ...mutant, noticed });
  console.log(`${index + 1}/${chosen.length} ${noticed === undefined ? 'MISSED' : 'caught'}`);
}

const short = (text) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
const lines = rows.map(({ file, line, noticed }) => [
  file.split('/').at(-1),
  short(line),
  noticed === undefined ? 'MISSED' : short(noticed),
]);
console.log(inColumns([['file', 'line', 'noticed by'], ...lines], () => false).join('\n'));
const missed = rows.filter(({ noticed }) => noticed === undefined).length;
console.log(`${rows.length - missed} of ${rows.length} faults were caught.`);
process.exit(missed > MISSED_MAX ? 1 : 0);

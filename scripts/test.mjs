/**
 * What must hold, from types to journeys in a browser, summed up in one last line.
 * `--quick` runs only what `npm run check` does, `--long` the parts that `npm test` leaves out;
 * names of parts (an unknown one lists them) choose.
 * With `--all` the part `engines` opens each page of all states and each embed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
// Set before the site is built: a journey enters a racer, behind the PIN.
process.env.VITE_ADMIN_PIN ??= '4821';
if (process.argv.includes('--all')) process.env.CLUBLINE_ALL_STORIES = '1';
const { long, parts, quick, reports, sideBySide, usual } = await import('./test/parts.mjs');
const { noCounts } = await import('./test/report.mjs');
const { show } = await import('./test/run.mjs');
const { partLine, summary } = await import('./test/summary.mjs');

const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(' ')}.`);
  process.exit(2);
}
const sets = { '--quick': quick, '--long': long };
const set = Object.keys(sets).find((option) => process.argv.includes(option));
const chosen = named.length > 0 ? named : (sets[set] ?? usual);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [];
const take = async (name) => {
  const started = Date.now();
  const counts = await Promise.resolve()
    .then(parts[name])
    .catch((error) => {
      show(error.stack ?? error);
      return { ...noCounts(), failed: 1 };
    });
  const seconds = Math.round((Date.now() - started) / 1000);
  results.push({ name, counts, seconds });
  console.log(`— ${partLine(name, counts, seconds)}`);
};

/** One part after the other. */
const takeLane = async (lane) => {
  for (const name of lane) await take(name);
};

const left = new Set(chosen);
for (const name of chosen) {
  if (!left.has(name)) continue;
  const lanes = sideBySide.find((group) => group.flat().includes(name)) ?? [[name]];
  const now = lanes.map((lane) => lane.filter((part) => left.has(part)));
  now.flat().forEach((part) => left.delete(part));
  await Promise.all(now.map(takeLane));
}

if (chosen === usual) console.log(`\nNot here, but by npm run test:long: ${long.join(', ')}.`);
console.log(summary(results));
process.exit(results.some(({ counts }) => counts.failed > 0) ? 1 : 0);

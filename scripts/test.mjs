/**
 * Everything that must hold, from types to journeys in a browser, summed up in one last line.
 * `--quick` stops after types, lint, layers and units; names (`types lint layers surface units api builds stories messages journeys`) choose parts.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
// Set before the site is built: a journey enters a racer, behind the PIN.
process.env.VITE_ADMIN_PIN ??= '4821';
const { build } = await import('./build.mjs');
const { findBrowser } = await import('./browser.mjs');
const { serveFolder } = await import('./staticServer.mjs');

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Runs a command. Its output is shown when it fails, or always with `loud`. */
const run = (command, args, { env = {}, loud = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

const report = (name) => {
  const file = join(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const single = async (command, args) => {
  const { ok, output } = await run(command, args);
  if (!ok) console.log(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
};

/** Counts of a runner's report; a run that left none, or failed without a failed test, counts as one failure. */
const counted = (ok, counts) => {
  const { passed = 0, failed = 0, skipped = 0 } = counts ?? {};
  return { passed, failed: failed === 0 && (!ok || !counts) ? 1 : failed, skipped };
};

const jestCounts = (json) =>
  json && {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + (json.numTodoTests ?? 0),
  };

const vitest = async (name, args) => {
  const { ok } = await run(
    bin('vitest'),
    [
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, `${name}.json`)}`,
    ],
    { loud: true },
  );
  return counted(ok, jestCounts(report(name)));
};

const parts = {
  types: () => single(bin('tsc'), ['-p', 'tsconfig.json']),
  lint: () => single(bin('oxlint'), ['--deny-warnings', '.']),
  layers: () =>
    single(bin('depcruise'), [
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
      '.storybook',
    ]),
  surface: () => single(process.execPath, ['scripts/surface.mjs']),
  units: () => vitest('units', ['--project=!api']),
  api: () => vitest('api', ['--project=api']),
  builds: async () => {
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const name of ['ui', 'features', 'site', 'api', 'storybook']) {
      const result = build(name);
      total[result.ok ? 'passed' : 'failed'] += 1;
      if (!result.ok) console.log(result.output);
    }
    return total;
  },
  stories: async () => {
    const server = await serveFolder(join(root, '.cache', 'storybook'));
    const { ok } = await run(bin('test-storybook'), ['--url', server.url, '--maxWorkers=2'], {
      loud: true,
      env: {
        CLUBLINE_BROWSER: await findBrowser(),
        CLUBLINE_STORY_REPORT: join(reports, 'stories.json'),
      },
    });
    server.close();
    return counted(ok, jestCounts(report('stories')));
  },
  messages: () => single(bin('tsx'), ['--conditions=@clubline/source', 'scripts/messages.mts']),
  journeys: async () => {
    const { ok } = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      loud: true,
      env: { CLUBLINE_BROWSER: await findBrowser() },
    });
    const stats = report('journeys')?.stats;
    return counted(
      ok,
      stats && {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      },
    );
  },
};

const quick = ['types', 'lint', 'layers', 'units'];
const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(' ')}.`);
  process.exit(2);
}
const chosen =
  named.length > 0 ? named : process.argv.includes('--quick') ? quick : Object.keys(parts);

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
const take = async (name) => {
  const started = Date.now();
  const result = await parts[name]().catch((error) => {
    console.log(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  for (const key of Object.keys(total)) total[key] += result[key];
  const line = `${name.padEnd(9)} ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped  (${((Date.now() - started) / 1000).toFixed(0)} s)`;
  lines.push(line);
  console.log(`— ${line}`);
};

// The first three do not touch each other's files; two cores take them side by side.
const side = chosen.filter((name) => ['types', 'lint', 'layers'].includes(name));
await Promise.all(side.map(take));
for (const name of chosen.filter((part) => !side.includes(part))) await take(name);

console.log(`\n${lines.join('\n')}`);
if (!process.env.TEST_DATABASE_URL)
  console.log('Skipped: the API tests on PostgreSQL (set TEST_DATABASE_URL to run them).');
if (!process.env.TEST_REDIS_URL)
  console.log('Skipped: the two-node tests on Redis (set TEST_REDIS_URL to run them).');
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);

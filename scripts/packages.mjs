/**
 * What a partner does, done for real: packs the two packages, installs the tarballs into each
 * folder of `examples/`, builds and starts it, and drives it in a browser against a running API on
 * another origin. Names choose examples; with `--weigh` each is built without our embeds, too,
 * which tells what they add to a partner's page. Ends with a table of all that was measured: the
 * packages themselves, weights, and what the pages' tests found.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
// As `npm test` has it, so that a site it has built is not built again.
process.env.VITE_ADMIN_PIN ??= '4821';
const { checkDependencies, checkInstalled } = await import('./packages/checkInstalled.mjs');
const { checkTypes } = await import('./packages/checkTypes.mjs');
const { checkPacked } = await import('./packages/checkPacked.mjs');
const { checkStrict } = await import('./packages/checkStrict.mjs');
const { copyExample, examples, weighEmbeds } = await import('./packages/examples.mjs');
const { makePartnerKey } = await import('./packages/partnerKey.mjs');
const { checked, driven, row, table, weights } = await import('./packages/report.mjs');
const { buildAll } = await import('./build.mjs');
const { findBrowser } = await import('./browsers/chromium.mjs');
const { freePort } = await import('./servers/freePort.mjs');
const { startProduct } = await import('./servers/startProduct.mjs');
const { bin, execute } = await import('./test/run.mjs');

const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = named.filter((name) => !(name in examples));
if (unknown.length > 0) {
  console.error(
    `No such example: ${unknown.join(', ')}. Examples: ${Object.keys(examples).join(' ')}.`,
  );
  process.exit(2);
}
const isWeighed = process.argv.includes('--weigh');
const chosen = named.length > 0 ? named : Object.keys(examples);

const work = join(root, '.cache', 'packages');
const running = [];
/** With all that they have started themselves: npm leaves the server behind that it runs. */
const stopAll = () =>
  running.splice(0).forEach(({ pid }) => {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  });
process.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const fail = (what, output = '') => {
  console.error(output);
  console.error(`${what} failed.\n\n0 passed, 1 failed`);
  process.exit(1);
};
const run = async (what, command, args, options) => {
  const done = await execute(command, args, options);
  if (!done.isOk) fail(what, done.output);
  return done.stdout;
};
const start = async (what, command, args, { url, ...options }) => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...options,
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) fail(`Starting ${what}`, output);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  fail(`Starting ${what}`, output);
};

buildAll(['ui', 'features', 'site', 'api']);
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });

const began = Date.now();
const rows = [];
const packages = {};
const tarballs = {};
for (const name of ['ui', 'features']) {
  const [packed] = JSON.parse(
    await run(
      `Packing ${name}`,
      'npm',
      ['pack', '--json', '--silent', '--pack-destination', work],
      {
        cwd: join(root, 'packages', name),
      },
    ),
  );
  packages[name] = { ...packed, path: join(work, packed.filename) };
  tarballs[`@clubline/${name}`] = `file:${packages[name].path}`;
  rows.push(
    row(
      `@clubline/${name}, packed`,
      `${(packed.size / 1000).toFixed(0)} kB, ${packed.entryCount} files`,
    ),
  );
}
rows.push(...checked(await checkPacked(packages)), ...weights());

const installExample = (name, target, env = process.env) =>
  run(
    `Installing ${name}`,
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'],
    { cwd: target, env },
  );

const served = chosen.filter((name) => !examples[name].hasTests);
const ports = {};
for (const name of [...served, 'api']) ports[name] = await freePort();
const origins = Object.fromEntries(served.map((name) => [name, `http://localhost:${ports[name]}`]));

const product = await startProduct({
  PORT: String(ports.api),
  // Pictures are named by their whole address, which pages elsewhere need.
  PUBLIC_URL: `http://localhost:${ports.api}`,
  CORS_ORIGINS: Object.values(origins).join(','),
  // By another name than the API's own host, so that the browser takes it for a stranger's site and
  // keeps storage apart.
  ...(origins.elements && {
    EMBED_PARTNERS: `example=${origins.elements.replace('localhost', '127.0.0.1')}`,
  }),
});
const api = `${product.url}/api`;
const partnerKey = await makePartnerKey(product.url, 'Harbour News');

/** Runs an example's own tests, which say nothing but how they went. */
async function runItsTests(name, target, env) {
  const { isOk, output } = await execute('npm', ['test'], { cwd: target, env });
  if (!isOk || /console\.(error|warn|log)/.test(output)) fail(`The tests of ${name}`, output);
  return 'its tests pass';
}

async function buildAndStart(name, target, env) {
  const settings = { cwd: target, env: { ...env, NODE_ENV: 'production' } };
  const build = () => run(`Building ${name}`, 'npm', ['run', '--silent', 'build'], settings);
  const added = await (isWeighed
    ? weighEmbeds(name, target, build)
    : build().then(() => undefined));
  await start(name, 'npm', ['run', '--silent', 'start'], { ...settings, url: origins[name] });
  return added === undefined ? 'started' : `${(added / 1000).toFixed(1)} kB more`;
}

async function tryExample(name) {
  const started = Date.now();
  const target = copyExample(name, { into: work, tarballs });
  const env = {
    ...process.env,
    PORT: String(ports[name]),
    CLUBLINE_API: api,
    VITE_CLUBLINE_API: api,
    CLUBLINE_PARTNER_KEY: partnerKey,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: '',
  };
  await installExample(name, target, env);
  const done = await (examples[name].hasTests ? runItsTests : buildAndStart)(name, target, env);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  rows.push(row(`examples/${name}`, `${done}, ${minutes} min`));
  console.log(`${name}: ${rows.at(-1).measured}`);
}

// Two at a time: one waits for the network while the other builds.
const waiting = [...chosen];
const takeTurns = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) await tryExample(name);
};
await Promise.all([takeTurns(), takeTurns()]);
rows.push(
  ...checked(await checkInstalled(join(work, chosen[0]))),
  ...checked(checkDependencies(join(work, chosen[0]))),
);

const files = { ui: packages.ui.path, features: packages.features.path };
rows.push(...checked(await checkStrict(files)));

const types = copyExample('types', { into: work, tarballs });
await installExample('types', types);
rows.push(...checked(await checkTypes(types)));

const report = join(work, 'report.json');
const { isOk } = await execute(
  bin('playwright'),
  ['test', '--config', 'examples/playwright.config.ts'],
  {
    output: 'inherit',
    env: {
      CLUBLINE_BROWSER: await findBrowser(),
      CLUBLINE_EXAMPLES: JSON.stringify({ api, origins }),
      CLUBLINE_PACKAGES_REPORT: report,
    },
  },
);
stopAll();
await product.stop();
const { figures, passed, failed, skipped } = driven(report, isOk);
rows.push(...figures);
const wrong = rows.filter(({ ok }) => !ok).length;

console.log(`\n${table(rows)}`);
console.log(`\nall but the builds took ${((Date.now() - began) / 1000).toFixed(0)} s`);
// A figure that is off has failed its test already.
const total = failed + wrong - figures.filter(({ ok }) => !ok).length;
console.log(`\n${passed} passed, ${total} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(total === 0 ? 0 : 1);

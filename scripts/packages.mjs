/**
 * What a partner does, done for real: packs the two packages, installs the tarballs into each
 * folder of `examples/`, builds and starts it, and drives it in a browser against a running API on
 * another origin. Names choose examples. Each is built without our embeds, too, which tells what
 * they add to a partner's page. Ends with two tables: all that was measured (the packages
 * themselves, weights, and what the pages' tests found), and what each framework took.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import limitOf from 'p-limit';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
// As `npm test` has it, so that a site it has built is not built again.
process.env.VITE_ADMIN_PIN ??= '4821';
const { checkDependencies, checkInstalled } = await import('./packages/checkInstalled.mjs');
const { checkTypes } = await import('./packages/checkTypes.mjs');
const { checkPacked } = await import('./packages/checkPacked.mjs');
const { checkStrict, strictManagers } = await import('./packages/checkStrict.mjs');
const { copyExample, examples, weighEmbeds } = await import('./packages/examples.mjs');
const { makePartnerKey } = await import('./packages/partnerKey.mjs');
const { byFramework, checked, driven, row, table, weights } = await import('./packages/report.mjs');
const { buildAll } = await import('./build.mjs');
const { findBrowser } = await import('./browsers/chromium.mjs');
const { freePort } = await import('./servers/freePort.mjs');
const { startProduct } = await import('./servers/startProduct.mjs');
const { fail, run, start, stopAll } = await import('./packages/running.mjs');
const { bin, execute } = await import('./test/run.mjs');

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in examples));
if (unknown.length > 0) {
  console.error(
    `No such example: ${unknown.join(', ')}. Examples: ${Object.keys(examples).join(' ')}.`,
  );
  process.exit(2);
}
const chosen = named.length > 0 ? named : Object.keys(examples);

const work = join(root, '.cache', 'packages');
const began = Date.now();
const minutesSince = (started) => (Date.now() - started) / 60_000;
const phase = (what, started) => console.log(`${what}: ${minutesSince(started).toFixed(1)} min`);

buildAll(['ui', 'features', 'site', 'api']);
phase('building', began);
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });

const rows = [];
const frameworks = {};
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

const installExample = (name, target, env = process.env) =>
  run(
    `Installing ${name}`,
    'npm',
    // What the cache holds is not asked for again: several examples take the same.
    'install --prefer-offline --no-audit --no-fund --no-package-lock --loglevel=error'.split(' '),
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
  const added = await weighEmbeds(name, target, build);
  await start(name, 'npm', ['run', '--silent', 'start'], { ...settings, url: origins[name] });
  frameworks[name].added = added;
  return 'started';
}

// Installing waits for the network and the disk, so that one is installed while another is built.
const toInstall = limitOf(2);
const toWork = limitOf(2);
/** Runs what is to be done in its turn, and says how many minutes it took. */
const timed = async (inTurn, what, task) => {
  const result = await inTurn(async () => {
    const started = Date.now();
    return { done: await task(), minutes: minutesSince(started) };
  });
  console.log(`${what}: ${result.minutes.toFixed(1)} min`);
  return result;
};

async function tryExample(name) {
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
  frameworks[name] = { minutes: 0 };
  const installed = await timed(toInstall, `${name}, installed`, () =>
    installExample(name, target, env),
  );
  const use = examples[name].hasTests ? runItsTests : buildAndStart;
  const used = await timed(toWork, `${name}, ready`, () => use(name, target, env));
  frameworks[name].minutes = installed.minutes + used.minutes;
  rows.push(row(`examples/${name}`, used.done));
}

async function tryPacked() {
  const { done } = await timed(toWork, 'packed', () => checkPacked(packages));
  return checked(done);
}

async function tryWeights() {
  const { done } = await timed(toWork, 'weights', weights);
  return done;
}

async function tryTypes() {
  const types = copyExample('types', { into: work, tarballs });
  await timed(toInstall, 'types, installed', () => installExample('types', types));
  const { done } = await timed(toWork, 'types, compiled', () => checkTypes(types));
  return checked(done);
}

async function tryManager(name) {
  const files = { ui: packages.ui.path, features: packages.features.path };
  const { done, minutes } = await timed(toInstall, name, () => checkStrict(name, files));
  frameworks[name] = { minutes };
  return checked(done);
}

const trying = Date.now();
const [found] = await Promise.all([
  Promise.all([...strictManagers.map(tryManager), tryTypes(), tryPacked(), tryWeights()]),
  ...chosen.map(tryExample),
]);
rows.push(
  ...found.flat(),
  ...checked(await checkInstalled(join(work, chosen[0]))),
  ...checked(checkDependencies(join(work, chosen[0]))),
);
phase('installing, building and checking', trying);

const report = join(work, 'report.json');
const driving = Date.now();
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
phase('driving', driving);
const { figures, passed, failed, skipped, minutes, lines } = driven(report, isOk);
rows.push(...figures);
const wrong = rows.filter(({ ok }) => !ok).length;

console.log(`\n${table(rows)}`);
console.log(`\n${byFramework(frameworks, { minutes, lines })}`);
phase('\nall of it', began);
// A figure that is off has failed its test already.
const total = failed + wrong - figures.filter(({ ok }) => !ok).length;
console.log(`\n${passed} passed, ${total} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(total === 0 ? 0 : 1);

/** What `scripts/test.mjs` consists of, in the order in which it runs. */
import { join } from 'node:path';
import { findBrowser } from '../browsers/chromium.mjs';
import { build } from '../build.mjs';
import { allEngines, findEngines } from '../browsers/engines.mjs';
import { root } from '../install.mjs';
import { serveFolder } from '../servers/staticServer.mjs';
import { faults } from './faults.mjs';
import { recipes } from './recipes.mjs';
import { noCounts, takeReport } from './report.mjs';
import { bin, isTerminal, layerArguments, run, show } from './run.mjs';

/** Where the runners leave their counts. */
export const reports = join(root, '.cache', 'reports');

const single = async (command, ...args) => {
  const isOk = await run(command, args);
  return { ...noCounts(), [isOk ? 'passed' : 'failed']: 1 };
};

/** Runs a runner of many tests, whose counts one of the reporters beside this file leaves. */
const counted = async (name, command, args, env = {}) => {
  const file = join(reports, `${name}.json`);
  const isOk = await run(command, args, {
    isLive: true,
    env: { CLUBLINE_TEST_REPORT: file, ...env },
  });
  return takeReport(file, isOk);
};

const vitest = (name, project, env) =>
  counted(
    name,
    bin('vitest'),
    [
      'run',
      `--project=${project}`,
      `--reporter=${isTerminal ? 'dot' : 'minimal'}`,
      '--reporter=./scripts/test/unitReporter.mjs',
    ],
    env,
  );

/** Builds what is not built from these very sources. */
const buildStale = (names) => {
  const counts = noCounts();
  for (const name of names) {
    const result = build(name);
    counts[result.ok ? 'passed' : 'failed'] += 1;
    if (!result.ok) show(result.output);
  }
  return counts;
};

const builds = async () => {
  const counts = buildStale(['ui', 'features', 'site', 'api', 'storybook']);
  if (counts.failed > 0) return counts;
  const browsers = await single(process.execPath, 'scripts/browsers/supportedBrowsers.mjs');
  return { ...counts, passed: counts.passed + browsers.passed, failed: browsers.failed };
};

const stories = async () => {
  const server = await serveFolder(join(root, '.cache', 'storybook'));
  const counts = await counted(
    'stories',
    bin('test-storybook'),
    ['--url', server.url, '--maxWorkers=2'],
    { CLUBLINE_BROWSER: await findBrowser() },
  );
  server.close();
  return counts;
};

/** The pages of documentation, in the widths and themes that they are read in. */
const pages = async () => {
  const server = await serveFolder(join(root, '.cache', 'storybook'));
  const counts = await counted('pages', process.execPath, [
    'scripts/test/docsPages.mjs',
    '--url',
    server.url,
  ]);
  server.close();
  return counts;
};

const journeys = async () =>
  counted('journeys', bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    CLUBLINE_BROWSER: await findBrowser(),
  });

/** Firefox and WebKit; an engine that is not here and cannot be installed is named and skipped. */
const engines = async () => {
  const found = findEngines();
  const missing = allEngines.filter((name) => !found.includes(name));
  const leftOut = missing.map((name) => `${name}, which only Debian’s packages bring, as root`);
  if (found.length === 0) return { ...noCounts(), skipped: leftOut.length, leftOut };
  const { failed } = buildStale(['ui', 'features', 'site', 'api', 'storybook']);
  if (failed > 0) return { ...noCounts(), failed };
  const counts = await counted('engines', bin('playwright'), [
    'test',
    '--config',
    'e2e/engines/playwright.config.ts',
    ...found.map((name) => `--project=${name}`),
  ]);
  return {
    ...counts,
    skipped: counts.skipped + leftOut.length,
    leftOut: [...counts.leftOut, ...leftOut],
  };
};

/** Each part by its name: runs it and counts. */
export const parts = {
  format: () => single(bin('prettier'), '--check', '--log-level', 'warn', '.'),
  types: () => single(bin('tsc'), '-p', 'tsconfig.json'),
  lint: () => single(bin('oxlint'), '--deny-warnings', '.'),
  layers: () => single(bin('depcruise'), ...layerArguments),
  house: () => single(process.execPath, 'scripts/houseRules.mjs'),
  unused: () => single(bin('knip'), '--no-progress'),
  surface: () => single(process.execPath, 'scripts/surface.mjs'),
  recipes,
  units: () => vitest('units', '!api*'),
  'units-react18': () => vitest('units-react18', 'react-18*', { CLUBLINE_REACT: '18' }),
  api: () => vitest('api', 'api*'),
  faults: () =>
    faults(
      join(reports, 'fault-rows'),
      (file) => vitest('faults', 'faults', { CLUBLINE_FAULTS: file }),
      show,
    ),
  builds,
  stories,
  pages,
  messages: () => single(bin('tsx'), '--conditions=@clubline/source', 'scripts/messages.mts'),
  journeys,
  engines,
};

const statics = ['format', 'types', 'lint', 'layers', 'house', 'unused'];

/**
 * Parts that take long, and seldom find what no other part has found: `npm run test:long` runs
 * them. On each push they have a machine of their own.
 */
export const long = ['recipes', 'units-react18', 'faults', 'pages', 'engines'];

/** The parts of `npm test`. */
export const usual = Object.keys(parts).filter((name) => !long.includes(name));

/**
 * Lanes of parts that do not touch each other's files; two cores take them side by side. `faults`
 * mostly waits for servers that it has stopped.
 */
export const sideBySide = [statics.map((name) => [name]), [['units-react18'], ['faults']]];

/** The parts of `npm run check`. */
export const quick = [...statics, 'units'];

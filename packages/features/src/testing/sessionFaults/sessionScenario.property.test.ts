import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSessionScenario, TOKEN_LIFETIME } from './runSessionScenario';

/** Each takes a second or two; the machine alone is tried far more often. */
const RUNS = Number(process.env['FC_RUNS'] ?? 4);
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const ours = { rotation: 'tolerant', saysWhenIssued: true } as const;
const sound = { falseLogouts: 0, refused: 0, hasFoundTheft: false };

/** How often tokens are refreshed when nothing goes wrong: the lead is 90 seconds at most. */
const REFRESHED_EVERY = TOKEN_LIFETIME - 90_000;

test('twenty tabs stay signed in whatever the clock says and the network loses', async () => {
  const report = await runSessionScenario({
    ...ours,
    seed: 1,
    tabs: 20,
    rotations: 200,
    lostShare: 0.05,
    tabsVanish: true,
  });
  expect(report).toMatchObject({ ...sound, signedIn: 20 });
  expect(report.lost).toBeGreaterThan(300);
  // A clock set wrong is no reason to refresh more often, but for the moment in which it changes.
  expect(report.rotations).toBeLessThan((1.5 * report.elapsed) / REFRESHED_EVERY);
}, 60_000);

test('no tab is signed out by what was lost, by a clock or by another tab', async () => {
  await fc.assert(
    fc.asyncProperty(
      seed,
      fc.integer({ min: 2, max: 8 }),
      fc.boolean(),
      async (from, tabs, has) => {
        const report = await runSessionScenario({
          rotation: 'tolerant',
          saysWhenIssued: has,
          seed: from,
          tabs,
          rotations: 20,
          lostShare: 0.3,
          tabsVanish: true,
        });
        expect(report).toMatchObject({ ...sound, signedIn: tabs });
      },
    ),
    { numRuns: RUNS },
  );
}, 7_200_000);

test('no token is presented twice to a backend that takes each one once', async () => {
  await fc.assert(
    fc.asyncProperty(
      seed,
      fc.integer({ min: 2, max: 8 }),
      fc.boolean(),
      async (from, tabs, has) => {
        const report = await runSessionScenario({
          rotation: 'strict',
          saysWhenIssued: has,
          seed: from,
          tabs,
          rotations: 20,
        });
        expect(report).toMatchObject({ ...sound, doubled: 0, signedIn: tabs });
      },
    ),
    { numRuns: RUNS },
  );
}, 7_200_000);

test('without Web Locks tabs take turns by a lease in storage', async () => {
  await fc.assert(
    fc.asyncProperty(seed, async (from) => {
      const report = await runSessionScenario({
        ...ours,
        seed: from,
        tabs: 5,
        rotations: 15,
        lostShare: 0.05,
        hasLocks: false,
        spreadMs: 150,
      });
      expect(report).toMatchObject({ ...sound, signedIn: 5 });
    }),
    { numRuns: RUNS },
  );
}, 7_200_000);

test('a stolen token is found, and everybody is signed out', async () => {
  await fc.assert(
    fc.asyncProperty(seed, fc.integer({ min: 1, max: 8 }), async (from, stolenAt) => {
      const report = await runSessionScenario({
        ...ours,
        seed: from,
        tabs: 4,
        rotations: 20,
        lostShare: 0.05,
        stolenAt,
      });
      expect(report).toMatchObject({ hasFoundTheft: true, signedIn: 0 });
    }),
    { numRuns: RUNS },
  );
}, 7_200_000);

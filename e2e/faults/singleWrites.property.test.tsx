// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { array, assert, asyncProperty, constant, constantFrom, oneof, record } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { WriteFault } from '../../packages/features/src/testing/writeFaults/createFaults';
import { describeOnNodes } from './apiNode';
import { openApiPage } from './openApiPage';
import { faultsOfNode } from './faultsOfNode';

/** How many schedules are played with each kind of server; `FC_RUNS` asks for more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 2);
vi.setConfig({ testTimeout: 60_000 + RUNS * 20_000 });
afterEach(cleanup);

/** After it nothing is under way any more, in ms. */
const ARRIVED_MS = 25_000;

// Reactions are not among them: one that arrives after its gateway has given up is not seen until
// the page looks again.
const DEEDS = ['makeClub', 'joinOrLeave', 'report', 'followOrNot'] as const;

const stepsOf = (fault: ReturnType<typeof faultsOfNode>) =>
  array(
    oneof(
      {
        weight: 4,
        arbitrary: record({
          do: constantFrom(...DEEDS),
          faults: array<WriteFault | null>(fault, { maxLength: 4 }),
        }),
      },
      {
        weight: 1,
        arbitrary: record({
          do: constant('wait' as const),
          ms: constantFrom(50, 1_000, 6_000, 31_000),
        }),
      },
    ),
    { maxLength: 10 },
  );

type Page = Awaited<ReturnType<typeof openApiPage>>;

/** What somebody may do on the page; what may not have arrived is done again. */
function deedsOn({ shown, pass, name }: Page, named: string[]) {
  return {
    async makeClub() {
      if (shown().making.values.name === '') {
        named.push(`${name} ${named.length + 1}`);
        const values = { name: named.at(-1)!, description: '', coOwners: '' };
        act(() => shown().making.setValues(values));
      }
      await act(async () => shown().making.submit());
    },
    async joinOrLeave() {
      // What is under way would come after a change of mind.
      if (!shown().membership.unsent) await pass(ARRIVED_MS);
      const { membership, club } = shown();
      await act(async () => {
        if (membership.unsent) membership.unsent.onRetry();
        else if (club.membership === 'member') membership.leave();
        else if (club.membership === 'none') membership.join();
      });
    },
    report: () =>
      act(async () => {
        const { hasReported, dialog } = shown().report;
        if (hasReported) return;
        if (dialog.unsent) dialog.unsent.onRetry();
        else dialog.onSubmit('spam');
      }),
    async followOrNot() {
      if (!shown().follow.unsent) await pass(ARRIVED_MS);
      await act(async () => {
        const { unsent, toggle } = shown().follow;
        if (unsent) unsent.onRetry();
        else toggle();
      });
    },
  };
}

/** Nothing untrue is said by the page once nothing is under way. */
async function expectTruth({ shown, stored, name }: Page, named: readonly string[]) {
  const { making, membership, club, report, follow } = shown();
  const server = await stored();
  const counts = named.map((one) => server.clubs.filter((other) => other === one).length);
  expect(server.clubs.filter((one) => one !== name && !named.includes(one))).toEqual([]);
  expect(Math.max(0, ...counts), 'clubs of one name').toBeLessThanOrEqual(1);
  expect(server.followers).toBe(Number(server.isFollowing));
  // Where nothing is said there is nothing to compare.
  const isMember = { none: false, member: true }[club.membership as 'none'];
  expect({
    made: making.values.name === '' ? named.map(() => 1) : counts,
    isMember: membership.unsent ? server.isMember : (isMember ?? server.isMember),
    reports: report.hasReported ? 1 : server.reports,
    isFollowing: follow.unsent ? server.isFollowing : (follow.isFollowing ?? server.isFollowing),
  }).toEqual({
    made: counts,
    isMember: server.isMember,
    reports: server.reports,
    isFollowing: server.isFollowing,
  });
}

describeOnNodes('what is done once, on a node that is killed', (node) => {
  test.each([{ takesClientIds: true }, { takesClientIds: false }])(
    'a club is made once, and what is said of it, of joining, reports and following ' +
      'is true (ids taken: $takesClientIds)',
    async ({ takesClientIds }) => {
      await assert(
        asyncProperty(stepsOf(faultsOfNode(takesClientIds)), async (steps) => {
          const page = await openApiPage(node(), takesClientIds);
          const { network, shown, pass } = page;
          const named: string[] = [];
          const deeds = deedsOn(page, named);
          await pass(1_000);
          // Each step comes after the one before.
          /* oxlint-disable no-await-in-loop */
          for (const step of steps) {
            if ('faults' in step) network.suffer(step.faults);
            if (step.do === 'wait') await pass(step.ms);
            else await deeds[step.do]();
          }
          await pass(300_000);
          network.heal();
          await expectTruth(page, named);
          for (let round = 0; round < 5; round += 1) {
            const { making, membership, report, follow } = shown();
            if (making.values.name !== '') await deeds.makeClub();
            if (membership.unsent) await deeds.joinOrLeave();
            if (report.dialog.unsent) await deeds.report();
            if (follow.unsent) await deeds.followOrNot();
            await pass(40_000);
          }
          /* oxlint-enable no-await-in-loop */
          const { making, membership, report, follow } = shown();
          const unsent = [membership.unsent, report.dialog.unsent, follow.unsent];
          expect([making.values.name, ...unsent]).toEqual(['', undefined, undefined, undefined]);
          await expectTruth(page, named);
          cleanup();
        }),
        { numRuns: RUNS },
      );
    },
  );
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { array, assert, asyncProperty, constant, constantFrom, oneof, record } from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClub, useCreateClub, useMembership } from '../../clubs';
import { usePostReport } from '../../moderation';
import {
  authFake,
  clubsFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  fakeClub,
  FakeClubline,
} from '..';
import { createFaults, type WriteFault } from './createFaults';

/** How many schedules are played with each kind of server; `FC_RUNS` asks for more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 20);
vi.setConfig({ testTimeout: 20_000 + RUNS * 500 });
afterEach(cleanup);

/** After it nothing is under way any more, in ms. */
const ARRIVED_MS = 25_000;
const CLUB = 'club-lake';
const POST = 'post-1';
const FAULTS = ['requestLost', 'answerLost', 'unavailable', 'gatewayTimeout', 'slow'] as const;
const faults = array(oneof(constant(null), constantFrom<WriteFault>(...FAULTS)), { maxLength: 4 });
const steps = array(
  oneof(
    {
      weight: 3,
      arbitrary: record({
        do: constantFrom('makeClub' as const, 'joinOrLeave' as const, 'report' as const),
        faults,
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

/** Somebody’s page over a backend behind a network with faults. */
function openPage(takesClientIds: boolean) {
  const clock = createFakeClock();
  const network = createFaults(clock);
  const backend = createFakeBackend({
    areas: [authFake(), clubsFake({ clubs: [fakeClub({ id: CLUB, name: 'Lake' })] })],
    takesClientIds,
  });
  const reports: string[] = [];
  backend.handle('POST /club-social/club-posts/:id/reports', ({ user }) => {
    if (user && !reports.includes(user.id)) reports.push(user.id);
  });
  const fetch: typeof globalThis.fetch = (input, init = {}) =>
    network.carry({
      // What has arrived is done, whether or not anybody waits for it.
      work: () => backend.fetch(input, { ...init, signal: null }),
      refuse: (status) => new Response('{}', { status }),
      isWrite: (init.method ?? 'GET') !== 'GET',
      signal: init.signal,
    });
  const usePage = () => ({
    making: useCreateClub(),
    club: useClub(CLUB),
    membership: useMembership(CLUB),
    report: usePostReport(POST, () => undefined),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeClubline
      backend={backend}
      environment={createFakeEnvironment({ clock })}
      config={{ fetch }}
    >
      {children}
    </FakeClubline>
  );
  const { result } = renderHook(usePage, { wrapper });
  const ask = async (path: string) => {
    const token = [...backend.tokens.keys()][0];
    const headers = { authorization: `Bearer ${token}` };
    return (await backend.fetch(`/api${path}`, { headers })).json();
  };
  return {
    network,
    shown: () => result.current,
    pass: (ms: number) => act(() => clock.advance(ms)),
    async stored() {
      const { data } = await ask('/clubs');
      const own = await ask(`/clubs/${CLUB}/is-member?userId=${demoUser.id}`);
      return {
        clubs: (data.clubs as { name: string }[]).map(({ name }) => name),
        isMember: own.data.isMember as boolean,
        reports: reports.length,
      };
    },
  };
}

test.each([{ takesClientIds: true }, { takesClientIds: false }])(
  'a club is made once, and what is said of it, of joining and of reports is true ' +
    '(ids taken: $takesClientIds)',
  async ({ takesClientIds }) => {
    await assert(
      asyncProperty(steps, async (played) => {
        const { network, shown, pass, stored } = openPage(takesClientIds);
        const named: string[] = [];
        const makeClub = async () => {
          if (shown().making.values.name === '') {
            named.push(`Club ${named.length + 1}`);
            const values = { name: named.at(-1)!, description: '', coOwners: '' };
            act(() => shown().making.setValues(values));
          }
          await act(async () => shown().making.submit());
        };
        const joinOrLeave = async () => {
          const { unsent } = shown().membership;
          // What is under way would come after a change of mind.
          if (!unsent) await pass(ARRIVED_MS);
          const { membership, club } = shown();
          await act(async () => {
            if (unsent) unsent.onRetry();
            else if (club.membership === 'member') membership.leave();
            else if (club.membership === 'none') membership.join();
          });
        };
        const report = () =>
          act(async () => {
            const { hasReported, dialog } = shown().report;
            if (hasReported) return;
            if (dialog.unsent) dialog.unsent.onRetry();
            else dialog.onSubmit('spam');
          });
        const todo = { makeClub, joinOrLeave, report };
        /** Nothing untrue is said. */
        const look = async () => {
          const { making, membership, club, report: reporting } = shown();
          const server = await stored();
          const count = (name: string) => server.clubs.filter((other) => other === name).length;
          const counts = named.map(count);
          expect(Math.max(0, ...counts), 'clubs of one name').toBeLessThanOrEqual(1);
          // Where nothing is said there is nothing to compare.
          const isMember = { none: false, member: true }[club.membership as 'none'];
          const isOpen = membership.isPending || membership.unsent !== undefined;
          expect({
            made: making.values.name === '' ? named.map(() => 1) : counts,
            isMember: isOpen ? server.isMember : (isMember ?? server.isMember),
            reports: reporting.hasReported ? 1 : server.reports,
          }).toEqual({ made: counts, isMember: server.isMember, reports: server.reports });
        };

        await pass(1_000);
        // Each step comes after the one before.
        /* oxlint-disable no-await-in-loop */
        for (const step of played) {
          if ('faults' in step) network.suffer(step.faults);
          if (step.do === 'wait') await pass(step.ms);
          else await todo[step.do]();
          await pass(1);
          await look();
        }
        await pass(300_000);
        network.heal();
        for (let round = 0; round < 5; round += 1) {
          const { making, membership, report: reporting } = shown();
          if (making.values.name !== '') await makeClub();
          if (membership.unsent) await joinOrLeave();
          if (reporting.dialog.unsent) await report();
          await pass(40_000);
        }
        /* oxlint-enable no-await-in-loop */
        const { making, membership, report: reporting } = shown();
        expect([making.values.name, membership.unsent, reporting.dialog.unsent]).toEqual([
          '',
          undefined,
          undefined,
        ]);
        await look();
        cleanup();
      }),
      { numRuns: RUNS },
    );
  },
);

import { expect, test } from 'vitest';
import { addFaultRow } from '../../apps/api/src/testing/faults/faultRows';
import { runSessionScenario } from '../../packages/features/src/testing/sessionFaults';

test('twenty tabs stay signed in on wrong clocks, with one answer in twenty lost', async () => {
  const report = await runSessionScenario({
    rotation: 'tolerant',
    saysWhenIssued: true,
    seed: 1,
    tabs: 20,
    rotations: 200,
    lostShare: 0.05,
    tabsVanish: true,
  });
  addFaultRow({
    fault: '20 tabs, clocks up to a day wrong, 5 % lost',
    database: 'none',
    calls: report.calls,
    acknowledged: report.acknowledged,
    unanswered: report.unanswered,
    falseLogouts: report.falseLogouts,
  });
  expect(report).toMatchObject({ falseLogouts: 0, signedIn: 20, hasFoundTheft: false });
}, 120_000);

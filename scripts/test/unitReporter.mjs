import { leaveReport, noCounts, retriedTest, testName } from './report.mjs';

/** Counts for vitest, whose own reports leave out what passed on a second try. */
export default class UnitReporter {
  onTestRunEnd(modules) {
    const counts = noCounts();
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const isRun = state === 'passed' || state === 'failed';
        counts[isRun ? state : 'skipped'] += 1;
        if (!isRun) counts.leftOut.push(testName([module.relativeModuleId, test.fullName]));
        if (test.diagnostic()?.flaky)
          counts.retried.push(
            retriedTest([module.relativeModuleId, test.fullName], errors?.[0]?.message),
          );
      }
    leaveReport(counts);
  }
}

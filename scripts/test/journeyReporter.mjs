import { stripVTControlCharacters } from 'node:util';
import { leaveReport, noCounts, retriedTest, testName } from './report.mjs';

const nameOf = (test) => test.titlePath().filter(Boolean);

const say = ({ stack, message, snippet }) =>
  console.log(stripVTControlCharacters([stack ?? message, snippet].filter(Boolean).join('\n')));

/**
 * Counts for Playwright. Shows only failures: in a terminal Playwright's own reporter says the
 * rest.
 */
export default class JourneyReporter {
  #suite;

  printsToStdio() {
    return !process.stdout.isTTY;
  }

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onTestEnd(test, { status, errors }) {
    if (process.stdout.isTTY || status === test.expectedStatus || status === 'skipped') return;
    console.log(`${nameOf(test).join(' › ')}: ${status}`);
    errors.forEach(say);
  }

  onError(error) {
    if (!process.stdout.isTTY) say(error);
  }

  onEnd() {
    const counts = noCounts();
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') {
        counts.skipped += 1;
        counts.leftOut.push(testName(nameOf(test)));
      } else if (outcome === 'unexpected') counts.failed += 1;
      else counts.passed += 1;
      if (outcome === 'flaky')
        counts.retried.push(retriedTest(nameOf(test), test.results[0]?.error?.message));
    }
    leaveReport(counts);
  }
}

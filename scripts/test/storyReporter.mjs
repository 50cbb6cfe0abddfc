import { stripVTControlCharacters } from 'node:util';
import { leaveReport, retriedTest, testName } from './report.mjs';

/** What a story failed with: the runner puts it below a link and a heading of its own. */
const reasonOf = (reason = '') => reason.split(/^.*Message:\s*/m).at(-1);

/**
 * Counts for Storybook's test runner, which has no working option for that. Shows only failures:
 * in a terminal Jest's own reporter says the rest.
 */
export default class StoryReporter {
  onTestFileResult(_test, { failureMessage }) {
    if (!process.stdout.isTTY && failureMessage)
      console.log(stripVTControlCharacters(failureMessage));
  }

  onRunComplete(_contexts, results) {
    const tests = results.testResults.flatMap(({ testResults }) => testResults);
    leaveReport({
      passed: results.numPassedTests,
      failed: results.numFailedTests,
      skipped: results.numPendingTests + (results.numTodoTests ?? 0),
      leftOut: tests
        .filter(({ status }) => status === 'pending' || status === 'todo')
        .map(({ ancestorTitles, title }) => testName([...ancestorTitles, title])),
      retried: tests
        .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
        .map(({ ancestorTitles, title, retryReasons }) =>
          retriedTest([...ancestorTitles, title], reasonOf(retryReasons?.[0])),
        ),
    });
  }
}

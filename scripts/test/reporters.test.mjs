import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import JourneyReporter from './journeyReporter.mjs';
import { leaveReport, takeReport } from './report.mjs';
import StoryReporter from './storyReporter.mjs';
import UnitReporter from './unitReporter.mjs';

const folder = mkdtempSync(join(tmpdir(), 'clubline-reporters-'));
afterAll(() => rmSync(folder, { recursive: true }));
let file;
let printed;
beforeEach(() => {
  file = join(folder, `${Math.random()}.json`);
  vi.stubEnv('CLUBLINE_TEST_REPORT', file);
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('units that passed after a failure are passed, and named with what they said first', () => {
  const unit = (fullName, result, flaky = false) => ({
    fullName,
    result: () => result,
    diagnostic: () => ({ flaky }),
  });
  const tests = [
    unit('adds', { state: 'passed' }),
    unit(
      'waits',
      { state: 'passed', errors: [{ message: '\u001B[31mtoo late\u001B[39m\n+ 3' }] },
      true,
    ),
    unit('divides', { state: 'failed', errors: [{ message: 'by zero' }] }),
    unit('later', { state: 'skipped' }),
  ];
  new UnitReporter().onTestRunEnd([
    { relativeModuleId: 'sum.test.ts', children: { allTests: () => tests } },
  ]);
  expect(takeReport(file, false)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    leftOut: ['sum.test.ts › later'],
    retried: [{ test: 'sum.test.ts › waits', reason: 'too late' }],
  });
});

test('stories that ran twice and passed are named; only failures are shown', () => {
  const story = (name, status, invocations, retryReasons = []) => ({
    ancestorTitles: ['PostCard', name],
    title: 'smoke-test',
    status,
    invocations,
    retryReasons,
  });
  const lost = [
    'page.evaluate: StorybookTestRunnerError: \u001B[34m',
    'Click to debug the error directly in Storybook:',
    'http://127.0.0.1:1/?path=/story/post-card--lost',
    '',
    '\u001B[39mMessage:',
    ' Unable to find role="button"',
    '',
    '<body/>',
  ].join('\n');
  const reporter = new StoryReporter();
  reporter.onTestFileResult({}, {});
  reporter.onTestFileResult({}, { failureMessage: '\u001B[1mPostCard › Long\u001B[22m' });
  reporter.onRunComplete([], {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        testResults: [
          story('Plain', 'passed', 1),
          story('Late', 'passed', 2, ['page closed']),
          story('Lost', 'passed', 2, [lost]),
        ],
      },
      {
        testResults: [story('Long', 'failed', 2, ['axe: contrast']), story('Later', 'pending', 0)],
      },
    ],
  });
  expect(takeReport(file, false)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    leftOut: ['PostCard › Later › smoke-test'],
    retried: [
      { test: 'PostCard › Late › smoke-test', reason: 'page closed' },
      { test: 'PostCard › Lost › smoke-test', reason: 'Unable to find role="button"' },
    ],
  });
  expect(printed).toEqual(['PostCard › Long']);
});

test('journeys that Playwright calls flaky are passed, and named', () => {
  const journey = (name, outcome, error) => ({
    expectedStatus: 'passed',
    titlePath: () => ['', '', 'chat.spec.ts', name],
    outcome: () => outcome,
    results: [{ error }],
  });
  const journeys = [
    journey('reads', 'expected'),
    journey('writes', 'flaky', { message: 'timeout\nat line 3' }),
    journey('leaves', 'unexpected', { message: 'still there' }),
    journey('later', 'skipped'),
  ];
  const reporter = new JourneyReporter();
  reporter.onBegin({}, { allTests: () => journeys });
  reporter.onTestEnd(journeys[0], { status: 'passed', errors: [] });
  reporter.onTestEnd(journeys[2], {
    status: 'failed',
    errors: [{ message: 'still there', snippet: '\u001B[2m> 3 |\u001B[22m' }],
  });
  reporter.onEnd();
  expect(takeReport(file, false)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    leftOut: ['chat.spec.ts › later'],
    retried: [{ test: 'chat.spec.ts › writes', reason: 'timeout' }],
  });
  expect(printed).toEqual(['chat.spec.ts › leaves: failed', 'still there\n> 3 |']);
});

test('a runner that left nothing, or ended badly with no failed test, is one failure', () => {
  expect(takeReport(join(folder, 'none.json'), true).failed).toBe(1);
  leaveReport({ passed: 3, failed: 0, skipped: 0, retried: [] });
  expect(takeReport(file, false)).toMatchObject({ passed: 3, failed: 1 });
  expect(takeReport(file, true)).toMatchObject({ passed: 3, failed: 0 });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../install.mjs';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return {
    name,
    text,
    jobs: Object.entries(parse(text).jobs),
    permissions: parse(text).permissions,
  };
});

describe.each(workflows)('the workflow $name', ({ text, jobs, permissions }) => {
  test('takes each action at one commit, and says which version that is', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    for (const action of used)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('installs no dependency’s scripts', () => {
    for (const [line] of text.matchAll(/.*npm (?:ci|i|install)\b.*/g))
      expect(line).toContain('--ignore-scripts');
  });

  test('gives no job more than reading unless the job says so', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
    expect(jobs.length).toBeGreaterThan(0);
  });
});

describe('publishing', () => {
  const { text, jobs } = workflows.find(({ name }) => name === 'release.yml');
  const job = Object.fromEntries(jobs);

  test('may sign and has the token in one job, which runs nothing of the project', () => {
    const signing = jobs.filter(([, { permissions }]) => permissions?.['id-token']);
    expect(signing.map(([name]) => name)).toEqual(['publish']);
    expect(text.match(/secrets\.NPM_TOKEN/g)).toHaveLength(1);
    const steps = job.publish.steps;
    expect(steps.filter(({ env }) => env?.NODE_AUTH_TOKEN).map(({ name }) => name)).toEqual([
      'Publish',
    ]);
    expect(steps.map(({ uses }) => uses?.split('@')[0])).toEqual([
      'actions/setup-node',
      'actions/download-artifact',
      undefined,
    ]);
    expect(steps.at(-1).run).toContain('--ignore-scripts');
  });

  test('comes after the checks of the same commit have passed', () => {
    expect(parse(text).on).toEqual({
      workflow_run: { workflows: ['Checks'], types: ['completed'], branches: ['main'] },
    });
    expect(job.version.if).toContain("github.event.workflow_run.conclusion == 'success'");
    expect([job.pack.needs, job.publish.needs]).toEqual(['version', 'pack']);
    expect(job.pack.steps[0].with.ref).toBe('${{ github.event.workflow_run.head_sha }}');
  });
});

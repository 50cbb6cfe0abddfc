import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

  const runsOthers = ({ run }) => /npm (?:ci|install|run)|npx|\.ci\/run/.test(run ?? '');
  const building = jobs.filter(([, { steps }]) => steps.some(runsOthers));

  test('leaves no token behind where it runs what others wrote', () => {
    const kept = building.filter(([, { steps }]) =>
      steps.some(
        ({ uses, with: options }) =>
          uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
      ),
    );
    expect(kept.map(([name]) => name)).toEqual([]);
  });

  test('lets no job write, or read secrets, that installs or builds', () => {
    const mighty = building.filter(
      ([, { permissions: own = {}, env = {} }]) =>
        Object.values(own).some((right) => right !== 'read') ||
        Object.values(env).some((value) => String(value).includes('secrets.')),
    );
    expect(mighty.map(([name]) => name)).toEqual([]);
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

  test('hands over what was compared with the commit, by its digest, and nothing else', () => {
    const { compare, publish, tag } = job;
    expect(compare.permissions).toEqual({ contents: 'read' });
    expect(compare.steps[0].with.ref).toBe('${{ github.event.workflow_run.head_sha }}');
    expect(compare.steps.map(({ run }) => run ?? '').join()).not.toMatch(/npm|npx/);
    expect(compare.steps.at(-1).run).toContain('node scripts/packages/checkTarballs.mjs');
    for (const { steps } of [publish, tag])
      expect(steps.at(-1).env.PACKAGES).toBe('${{ needs.compare.outputs.packages }}');
    const { run } = publish.steps.at(-1);
    expect(run.indexOf('sha256sum --check')).toBeGreaterThan(0);
    expect(run.indexOf('npm publish')).toBeGreaterThan(run.indexOf('sha256sum --check'));
    expect(run).not.toContain('*.tgz');
  });

  test('may write to the repository in two jobs, which run nothing of the project', () => {
    const writing = jobs.filter(([, { permissions }]) => permissions?.contents === 'write');
    expect(writing.map(([name]) => name)).toEqual(['propose', 'tag']);
    for (const [, { steps }] of writing)
      for (const { uses, run } of steps)
        expect(uses ?? run).not.toMatch(/setup-node|\b(?:npm|npx|node) (?!scripts)/);
  });

  describe('proposes what raises the versions, and nothing else:', () => {
    const git = (...args) => execFileSync('git', args, { cwd: work, encoding: 'utf8' });
    let work;
    beforeEach(() => {
      work = mkdtempSync(join(tmpdir(), 'clubline-versions-'));
      git('init', '--quiet');
      for (const name of ['packages/ui/package.json', '.changeset/new.md', 'scripts/check.mjs']) {
        mkdirSync(join(work, dirname(name)), { recursive: true });
        writeFileSync(join(work, name), `${name}\n`.repeat(20));
      }
      git('add', '--all');
      const who = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
      git(...who, 'commit', '--quiet', '--message', 'All');
    });
    afterEach(() => rmSync(work, { recursive: true }));

    /** What the job does with a patch of these changes, before it commits. */
    const propose = (change, options = [], env = {}) => {
      change();
      git('add', '--all');
      writeFileSync(join(work, '.git/versions.patch'), git('diff', '--cached', ...options));
      git('reset', '--quiet', '--hard');
      const { run, shell } = job.propose.steps.at(-1);
      expect(shell).toBe('bash');
      const [script] = run.split('git config');
      return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
        cwd: work,
        env: { ...process.env, RUNNER_TEMP: join(work, '.git'), ...env },
        encoding: 'utf8',
      });
    };
    const write = (name) => () => {
      mkdirSync(join(work, dirname(name)), { recursive: true });
      writeFileSync(join(work, name), 'new\n');
    };

    test('versions and change logs pass, with the changesets they took up', () => {
      const raise = () => {
        write('packages/ui/package.json')();
        write('packages/ui/CHANGELOG.md')();
        write('.storybook/releases/kept/0.2.0.json')();
        rmSync(join(work, '.changeset/new.md'));
      };
      expect(propose(raise).status).toBe(0);
    });

    test.each([
      ['another file is changed', 'scripts/check.mjs', write('scripts/check.mjs')],
      ['another file is new', 'packages/ui/src/index.ts', write('packages/ui/src/index.ts')],
      ['another file is gone', 'scripts/check.mjs', () => rmSync(join(work, 'scripts/check.mjs'))],
      ['a changeset is new', '.changeset/other.md', write('.changeset/other.md')],
      [
        'a file is moved',
        'scripts/check.mjs',
        () => {
          mkdirSync(join(work, 'packages/new'));
          renameSync(join(work, 'scripts/check.mjs'), join(work, 'packages/new/CHANGELOG.md'));
        },
        '--find-renames',
      ],
      [
        'a file is a link',
        'packages/new/package.json',
        () => {
          mkdirSync(join(work, 'packages/new'));
          symlinkSync('/etc/passwd', join(work, 'packages/new/package.json'));
        },
      ],
      [
        'a file can be run',
        'packages/ui/package.json',
        () => chmodSync(join(work, 'packages/ui/package.json'), 0o755),
        '--find-renames',
      ],
    ])('nothing is proposed where %s', (_, path, change, ...options) => {
      const { status, stdout } = propose(change, options);
      expect(status).toBe(1);
      expect(stdout).toContain(path);
    });

    test.each(['git', 'grep'])('nothing is proposed where %s fails', (name) => {
      const bin = join(work, '.git/bin');
      mkdirSync(bin);
      const fails = `#!/bin/sh\n[ "$1" = apply ] && PATH="$REAL" exec ${name} "$@"\nexit 2\n`;
      writeFileSync(join(bin, name), fails, { mode: 0o755 });
      const env = { PATH: `${bin}:${process.env.PATH}`, REAL: process.env.PATH };
      expect(propose(write('packages/ui/package.json'), [], env).status).not.toBe(0);
    });
  });

  test('comes after the checks of the same commit have passed', () => {
    expect(parse(text).on).toEqual({
      workflow_run: { workflows: ['Checks'], types: ['completed'], branches: ['main'] },
    });
    expect(job.version.if).toContain("github.event.workflow_run.conclusion == 'success'");
    expect([job.pack.needs, job.compare.needs, job.publish.needs]).toEqual([
      'version',
      'pack',
      'compare',
    ]);
    expect(job.pack.steps[0].with.ref).toBe('${{ github.event.workflow_run.head_sha }}');
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/api/src/config';
import { environment } from '../../apps/api/src/settings';
import { root } from '../install.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const settings = Object.keys(environment.shape);

/** Settings of the platform and not of ours: of Node, of its threads, and of glibc's allocator. */
const platformSettings = ['NODE_ENV', 'UV_THREADPOOL_SIZE', 'MALLOC_ARENA_MAX'];
const unknownIn = (set) =>
  Object.keys(set).filter((name) => ![...settings, ...platformSettings].includes(name));

/** What compose makes of `${NAME:-default}` and `${NAME:?message}` with these in `.env`. */
const filled = (value, env) =>
  String(value).replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, rest) => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest ?? '';
  });

const compose = parse(read('compose.yaml'), { merge: true });
const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith('node-'));
const needed = { JWT_SECRET: 'x'.repeat(64), POSTGRES_PASSWORD: 'secret' };
const environmentOf = (service, env = needed) =>
  Object.fromEntries(
    Object.entries(service.environment).map(([name, value]) => [name, filled(value, env)]),
  );

/** Each pair of lines such as `ENV A=1 B=2`. */
const pairsOf = (text, lines) =>
  Object.fromEntries(
    [...text.matchAll(lines)].flatMap(([, line]) => line.split(' ').map((pair) => pair.split('='))),
  );

const imageEnvironment = pairsOf(read('Dockerfile'), /^ENV (.*)$/gm);

describe('compose', () => {
  test('sets only what the product knows, to values that it takes', () => {
    expect(nodes).toHaveLength(2);
    for (const [, service] of nodes) {
      const set = { ...imageEnvironment, ...environmentOf(service) };
      expect(unknownIn(set)).toEqual([]);
      const config = readConfig(set);
      expect([config.host, config.seed, config.jwtSecret]).toEqual([
        '0.0.0.0',
        'none',
        needed.JWT_SECRET,
      ]);
      expect(config.trustProxy).toContain('uniquelocal');
    }
  });

  test('does not start without its secrets', () => {
    for (const name of Object.keys(needed))
      expect(() => environmentOf(nodes[0][1], { ...needed, [name]: '' })).toThrow(name);
  });

  test('runs both nodes alike, on one database, one Redis and one folder of pictures', () => {
    const [[, one], [, other]] = nodes;
    expect(one).toEqual(other);
    const { DATABASE_URL, REDIS_URL } = environmentOf(one);
    expect(compose.services).toHaveProperty(new URL(DATABASE_URL).hostname);
    expect(compose.services).toHaveProperty(new URL(REDIS_URL).hostname);
    const database = compose.services.postgres.environment;
    expect(new URL(DATABASE_URL).pathname).toBe(`/${database.POSTGRES_DB}`);
    expect(new URL(DATABASE_URL).username).toBe(database.POSTGRES_USER);
    expect(one.volumes).toEqual([`data:${imageEnvironment.DATA_DIR}`]);
  });

  test('gives a node its grace, and time to answer, before it is killed', () => {
    const { stopGraceSeconds } = readConfig(environmentOf(nodes[0][1]));
    const seconds = Number(/^(\d+)s$/.exec(nodes[0][1].stop_grace_period)[1]);
    expect(seconds).toBeGreaterThanOrEqual(stopGraceSeconds + 40);
  });

  test('offers the proxy alone to the network, and every volume and file it names is there', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    const sources = Object.values(compose.services).flatMap(({ volumes }) =>
      (volumes ?? []).map((volume) => volume.split(':')[0]),
    );
    const isThere = (source) =>
      source.startsWith('.') ? existsSync(join(root, source)) : source in compose.volumes;
    expect(sources.filter((source) => !isThere(source))).toEqual([]);
    const port = imageEnvironment.PORT;
    expect(read('deploy/Caddyfile')).toContain(nodes.map(([name]) => `${name}:${port}`).join(' '));
  });
});

test('the proxies that are shown keep what nodes measure to themselves', () => {
  const proxies = [read('deploy/Caddyfile'), read('docs/running-it.md')];
  for (const lines of proxies) expect(lines).toMatch(/^\s*respond \/metrics 404$/m);
});

test('the proxy leaves no node out for requests that fail, which strangers can bring about', () => {
  const lines = read('deploy/Caddyfile').replaceAll(/#.*$/gm, '');
  expect(lines).toMatch(/^\s*health_uri \/health\/ready$/m);
  expect(lines).not.toMatch(/fail_duration|max_fails/);
});

describe('the unit for a machine of its own', () => {
  const set = pairsOf(read('deploy/clubline.service'), /^Environment=(.*)$/gm);

  test('sets only what the product knows, to values that it takes', () => {
    expect(unknownIn(set)).toEqual([]);
    expect(readConfig(set)).toMatchObject({ host: '127.0.0.1', seed: 'none' });
  });

  test('keeps memory from growing, as the image does', () => {
    expect([set.MALLOC_ARENA_MAX, imageEnvironment.MALLOC_ARENA_MAX]).toEqual(['2', '2']);
  });

  test('leaves threads to files beside passwords, as the image does', () => {
    expect([set.UV_THREADPOOL_SIZE, imageEnvironment.UV_THREADPOOL_SIZE]).toEqual(['8', '8']);
  });

  test('keeps the history of the sources from the product, as the image does', () => {
    const unit = read('deploy/clubline.service');
    const folder = /^WorkingDirectory=(.*)$/m.exec(unit)[1];
    expect(unit).toContain(`\nInaccessiblePaths=-${folder}/.git\n`);
    expect(read('.dockerignore').split('\n')).toContain('.git');
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  test.skipIf(!hasSystemd)('is taken by systemd without a complaint', () => {
    // Where Node is, another machine may say otherwise.
    const { stderr } = spawnSync(
      'systemd-analyze',
      ['verify', join(root, 'deploy/clubline.service')],
      {
        encoding: 'utf8',
      },
    );
    const complaints = stderr.split('\n').filter((line) => line.includes('clubline.service'));
    expect(complaints.filter((line) => !/not executable|No such file/.test(line))).toEqual([]);
  });
});

describe('the lists of settings', () => {
  test('in the API’s README names every setting, and no other', () => {
    const section = read('apps/api/README.md').split('## Settings\n')[1].split('\n## ')[0];
    const heads = section.split('\n- ').map((item) => item.split('(default')[0]);
    const named = heads.flatMap((head) =>
      [...head.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect(named.toSorted()).toEqual(settings.toSorted());
  });
});

import { afterAll, beforeAll, describe } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import { readConfig } from '../config';
import type { Config } from '../config';
import { callerOf } from './callers';
import type { Caller } from './callers';
import { freshDatabase } from './freshDatabase';
import { createPerson } from './people';
import type { Person, PersonOptions } from './people';

export interface TestApi {
  api: Api;
  database: 'embedded' | 'postgres';
  /** Calls without a token. */
  visitor: Caller;
  /** A new person with a running session; made in the database, without the cost of a password. */
  person(options?: PersonOptions): Promise<Person>;
  people(count: number): Promise<Person[]>;
  admin(): Promise<Person>;
}

/** Settings of a node in tests: quiet, and limits so high that only their own tests meet them. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    ...readConfig({
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '10000',
      PUBLIC_URL: 'http://clubline.test',
    }),
    port: 0,
    host: '127.0.0.1',
    passwordLog2N: 8,
    checksAnswers: true,
    ...overrides,
  };
}

const databases =
  process.env.TEST_DATABASE_URL === undefined
    ? (['embedded'] as const)
    : (['embedded', 'postgres'] as const);

/**
 * Runs the tests on a fresh embedded database and, when TEST_DATABASE_URL is set, in a schema of
 * its own on PostgreSQL.
 */
export function describeApi(
  name: string,
  tests: (t: TestApi) => void,
  overrides: Partial<Config> = {},
): void {
  describe.each(databases)(`${name} (%s)`, (database) => {
    const t = { database } as TestApi;
    let drop = async () => undefined as void;
    beforeAll(async () => {
      const fresh = await freshDatabase(database);
      drop = fresh.drop;
      const api = await createApp(testConfig({ ...fresh.config, ...overrides }));
      Object.assign(t, testApi(api, database));
    });
    afterAll(async () => {
      await t.api?.close();
      await drop();
    });
    tests(t);
  });
}

function testApi(api: Api, database: TestApi['database'] = 'embedded'): TestApi {
  const person = (options?: PersonOptions) => createPerson(api, options);
  return {
    api,
    database,
    visitor: callerOf(api.app),
    person,
    people: (count) => Promise.all(Array.from({ length: count }, () => person())),
    admin: () => person({ role: 'admin' }),
  };
}

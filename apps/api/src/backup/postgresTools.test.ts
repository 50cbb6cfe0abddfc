import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restorePostgres } from './postgresTools';

let programs: string;
beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'clubline-programs-'));
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(programs, { recursive: true });
});

const program = (name: string, script: string) =>
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

test('a restore goes on however much is said meanwhile', async () => {
  program('pg_restore', 'echo "select setval(1);"');
  program('psql', 'head -c 4000000 /dev/zero; cat > /dev/null');
  const restored = restorePostgres('postgres://db.test/fans', 'postgres.dump', '');
  await expect(restored).resolves.toBeUndefined();
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeElementIntegrity } from './elementIntegrity.mjs';

test('the digest is the one by which browsers know the script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubline-integrity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'chat.js'), "alert('Hello, world.');");
  writeElementIntegrity({ folder, script: 'chat.js' });
  // The example of the specification of Subresource Integrity.
  expect(JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'))).toEqual({
    'chat.js': 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  });
});

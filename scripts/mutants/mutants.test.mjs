import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../install.mjs';
import { mutants } from './list.mjs';
import { withFault } from './plant.mjs';

describe('planted faults', () => {
  test('are as many as CONTRIBUTING.md says', () => {
    expect(new Set(mutants.map(({ file, line }) => `${file} ${line}`)).size).toBe(130);
  });

  test.each(mutants)('$file has once: $line', (mutant) => {
    const text = readFileSync(join(root, mutant.file), 'utf8');
    const faulty = withFault(mutant, text);
    expect(faulty).not.toBe(text);
    expect(faulty.split('\n')).toHaveLength(text.split('\n').length);
  });

  test.each([...new Set(mutants.flatMap(({ tests }) => tests))])('%s is there', (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });

  test('are refused when their line is gone, or there twice', () => {
    const mutant = { file: 'a.ts', line: 'if (a) b();', changed: 'b();', tests: [] };
    expect(withFault(mutant, 'x\n  if (a) b();\ny')).toBe('x\n  b();\ny');
    expect(() => withFault(mutant, '  if (a) c();')).toThrow('a.ts has 0 times, not once');
    expect(() => withFault(mutant, 'if (a) b();\n if (a) b();')).toThrow('a.ts has 2 times');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, highContrast, light } from '@clubline/ui';
import { expect, test } from 'vitest';

const head = readFileSync(join(import.meta.dirname, '../preview-head.html'), 'utf8');

test.each([
  ['dark', dark],
  ['light', light],
  ['high-contrast', highContrast],
])('before any script has come, the ground of %s is that of its pages', (name, theme) => {
  const [, ground] =
    new RegExp(`data-ground='${name}'\\] \\{\\s*--ground: ([^;]+);`).exec(head) ?? [];
  expect(ground?.toUpperCase()).toBe(theme.surface.page);
});

import type { TestInfo } from '@playwright/test';

/** Puts a figure that a test has measured into the table at the end of `npm run test:packages`. */
export function figure(info: TestInfo, name: string, measured: string, limit: string) {
  info.annotations.push({ type: 'figure', description: JSON.stringify([name, measured, limit]) });
}

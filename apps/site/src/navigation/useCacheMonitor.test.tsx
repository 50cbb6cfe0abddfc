import { ClublineProvider, type ClublineConfig } from '@clubline/features';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCacheMonitor } from './useCacheMonitor';

function Page() {
  useCacheMonitor();
  return null;
}

test('the console reaches what the cache has been doing', () => {
  const config: ClublineConfig = { fetch: () => Promise.reject(new Error('offline')) };
  render(
    <ClublineProvider config={config}>
      <Page />
    </ClublineProvider>,
  );
  const { clubline } = window as unknown as {
    clubline: { cache: { statistics(): object; entries(): unknown[] } };
  };
  expect(clubline.cache.statistics()).toMatchObject({
    hit: expect.any(Number),
    miss: expect.any(Number),
  });
  expect(Array.isArray(clubline.cache.entries())).toBe(true);
});

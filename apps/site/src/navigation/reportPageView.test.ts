import { afterEach, expect, test, vi } from 'vitest';
import { reportPageViewTo } from './reportPageView';

afterEach(() => vi.restoreAllMocks());

test('a page view is reported by its path alone', () => {
  const sendBeacon = vi.fn(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  reportPageViewTo('https://count.example/views')({ path: '/clubs' });
  expect(sendBeacon.mock.calls).toEqual([['https://count.example/views', '{"path":"/clubs"}']]);
  vi.unstubAllGlobals();
});

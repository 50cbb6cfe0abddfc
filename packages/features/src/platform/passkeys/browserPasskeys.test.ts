import { afterEach, expect, test, vi } from 'vitest';
import { browserPasskeys } from './browserPasskeys';

const startAuthentication = vi.hoisted(() => vi.fn());
const startRegistration = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication, startRegistration }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const device = () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  return browserPasskeys()!;
};
const failing = (name: string) => Object.assign(new Error('browser words'), { name });

test('a browser without passkeys has none', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(browserPasskeys()).toBeNull();
});

test('what the browser gives is handed on', async () => {
  startAuthentication.mockResolvedValue({ id: 'a' });
  expect(await device().get({ challenge: 'c' }, { isAutofill: true })).toEqual({ id: 'a' });
  expect(startAuthentication).toHaveBeenCalledWith({
    optionsJSON: { challenge: 'c' },
    useBrowserAutofill: true,
  });
});

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['SecurityError', 'otherSite'],
  ['InvalidStateError', 'known'],
  ['UnknownError', 'unusable'],
])('%s is %s, whether the library explains it or not', async (name, problem) => {
  for (const error of [failing(name), Object.assign(new Error('x'), { cause: failing(name) })]) {
    startRegistration.mockRejectedValueOnce(error);
    await expect(device().create({ timeout: 300_000 })).rejects.toMatchObject({ problem });
  }
});

test('a refusal after the time that was given is one of time', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(300_000);
  startRegistration.mockRejectedValueOnce(failing('NotAllowedError'));
  await expect(device().create({ timeout: 300_000 })).rejects.toMatchObject({
    problem: 'timedOut',
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRAME_SESSION } from '../../auth';
import { askInWindow } from './askInWindow';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A frame of ours, and the window that it opens. */
function kit() {
  const target = new EventTarget();
  const opened = { closed: false };
  const frame = Object.assign(target, {
    crypto: globalThis.crypto,
    location: { origin: 'https://clubline.example' },
    open: vi.fn((_address: string, _name: string, _features: string): unknown => opened),
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (timer: number) => clearInterval(timer),
  });
  const say = (
    data: unknown,
    { origin = 'https://clubline.example', source = opened as unknown } = {},
  ) => target.dispatchEvent(Object.assign(new Event('message'), { origin, source, data }));
  const ask = () => {
    const settled = vi.fn();
    void askInWindow(frame as unknown as Window, { for: 'https://news.example' }).then(settled);
    const query = new URLSearchParams(frame.open.mock.calls.at(-1)?.[0].split('?')[1]);
    return { settled, query, state: query.get('state') };
  };
  return { frame, opened, say, ask };
}

test('the window is told which page asks, and a word that nobody can guess', () => {
  const { frame, ask } = kit();
  const [one, other] = [ask(), ask()];
  expect(frame.open.mock.calls[0]?.[0]).toMatch(/^\/embed\/sign-in\?/);
  expect(one.query.get('for')).toBe('https://news.example');
  expect(one.state?.length).toBeGreaterThan(15);
  expect(one.state).not.toBe(other.state);
});

test('the session that the window gives with that word is the answer', async () => {
  const { say, ask } = kit();
  const { settled, state } = ask();
  say({ type: FRAME_SESSION, state, session: { accessToken: 'a' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith({ accessToken: 'a' });
});

test('no other window, origin, word or kind of message is heard', async () => {
  const { say, ask } = kit();
  const { settled, state } = ask();
  const message = { type: FRAME_SESSION, state, session: {} };
  say(message, { origin: 'https://evil.example' });
  say(message, { source: {} });
  say({ ...message, state: 'guessed' });
  say({ ...message, type: 'else' });
  say(null);
  say('text');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(settled).not.toHaveBeenCalled();
});

test('a window that is closed answers with nothing, and watching stops', async () => {
  const { opened, say, ask } = kit();
  const { settled, state } = ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settled).not.toHaveBeenCalled();
  opened.closed = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledWith(null);
  say({ type: FRAME_SESSION, state, session: {} });
  expect([settled.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('a window that may not open answers with nothing', async () => {
  const { frame, ask } = kit();
  frame.open.mockReturnValue(null);
  const { settled } = ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith(null);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WidgetFrame } from './WidgetFrame';

// The test page loads no frames, and says so at length each time.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>('NBA scores');
const height = () => (frame().parentElement as HTMLElement).style.blockSize;
const ask = (asked: unknown, origin = 'https://scores.example', source: unknown = frame().contentWindow) =>
  act(() => {
    const event = new MessageEvent('message', { data: asked, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });

test('without a provider it says so and loads nothing', () => {
  render(<WidgetFrame title="NBA scores" />);
  expect(screen.getByText('No score provider is set up for this league')).toBeTruthy();
  expect(screen.queryByTitle('NBA scores')).toBeNull();
});

test('heights are 900, 600 and 1600 unless told otherwise, and only the frame itself may change them, within limits', () => {
  render(<WidgetFrame title="NBA scores" src="https://scores.example/nba" />);
  expect(height()).toBe('900px');
  ask({ height: 1_000 });
  expect(height()).toBe('1000px');
  ask({ height: 5_000 });
  expect(height()).toBe('1600px');
  ask({ height: 10 });
  expect(height()).toBe('600px');
  ask({ height: 800 }, 'https://elsewhere.example');
  ask({ height: 800 }, 'https://scores.example', window);
  ask('800');
  expect(height()).toBe('600px');
});

test('after ten seconds without an answer one may try again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<WidgetFrame title="NBA scores" src="https://scores.example/nba" />);
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText('The scores did not load')).toBeTruthy();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.load(frame());
  act(() => vi.advanceTimersByTime(20_000));
  expect(frame()).toBeTruthy();
});

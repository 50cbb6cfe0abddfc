import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WidgetFrame } from './WidgetFrame';

// The test page loads no frames, and says so at length each time.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>('NBA scores');
const height = () => (frame().parentElement as HTMLElement).style.blockSize;
/** Stands in for the window of the frame, which the test page has none of. */
const whatIsPosted = () => {
  const postMessage = vi.fn();
  Object.defineProperty(frame(), 'contentWindow', { value: { postMessage } });
  return postMessage;
};
const ask = (
  asked: unknown,
  origin = 'https://scores.example',
  source: unknown = frame().contentWindow,
) =>
  act(() => {
    const event = new MessageEvent('message', { data: asked, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });

test('without a provider it says so and loads nothing', () => {
  render(<WidgetFrame title="NBA scores" emptyAction={<a href="/scores">Others</a>} />);
  expect(screen.getByText('No score provider is set up for this league')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Others' })).toBeTruthy();
  expect(screen.queryByTitle('NBA scores')).toBeNull();
});

test(
  'heights are 900, 600 and 1600 unless set otherwise, and only the frame itself may ' +
    'change them, within limits',
  () => {
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
  },
);

test('a page of our own site gets no origin to act with, one from elsewhere keeps its own', () => {
  const { rerender } = render(<WidgetFrame title="NBA scores" src="/api/scoreboards/nba" />);
  expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin');
  ask({ height: 1_000 }, location.origin);
  expect(height()).toBe('900px');
  ask({ height: 1_000 }, 'null');
  expect(height()).toBe('1000px');
  rerender(<WidgetFrame title="NBA scores" src={`${location.origin}/api/scoreboards/nba`} />);
  expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin');
  rerender(<WidgetFrame title="NBA scores" src="https://scores.example/nba" />);
  expect(frame().getAttribute('sandbox')).toContain('allow-same-origin');
});

test('a widget is told the theme once it is there, and each time that it changes', () => {
  const { rerender } = render(
    <WidgetFrame title="NBA scores" src="/api/scoreboards/nba" postsHeight theme="dark" />,
  );
  const told = whatIsPosted();
  ask({ height: 1_000 }, 'null');
  expect(told.mock.calls).toEqual([[{ theme: 'dark' }, '*']]);
  rerender(<WidgetFrame title="NBA scores" src="/api/scoreboards/nba" postsHeight theme={null} />);
  expect(told).toHaveBeenLastCalledWith({ theme: null }, '*');
  fireEvent.load(frame());
  expect(told).toHaveBeenCalledTimes(3);
  rerender(<WidgetFrame title="NBA scores" src="/api/scoreboards/nba" postsHeight />);
  fireEvent.load(frame());
  expect(told).toHaveBeenCalledTimes(3);
});

test('a widget from elsewhere is told the theme only while it is at its own address', () => {
  render(<WidgetFrame title="NBA scores" src="https://scores.example/nba" theme="light" />);
  const told = whatIsPosted();
  fireEvent.load(frame());
  expect(told).toHaveBeenCalledWith({ theme: 'light' }, 'https://scores.example');
});

test('its room is kept while the address is still unknown', () => {
  render(<WidgetFrame title="NBA scores" status="loading" initialHeight={700} />);
  expect(screen.queryByTitle('NBA scores')).toBeNull();
  expect(
    screen.getAllByText('Loading scores…')[0]?.closest<HTMLElement>('[style]')?.style.blockSize,
  ).toBe('700px');
});

test('a frame far below begins its ten seconds when it comes into sight', () => {
  vi.useFakeTimers();
  let see: (isIntersecting: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => heard([{ isIntersecting }]);
      }
      observe() {
        see(false);
      }
      disconnect() {}
    },
  );
  render(<WidgetFrame title="NBA scores" src="https://scores.example/nba" />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('The scores did not load')).toBeNull();
  act(() => see(true));
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText('The scores did not load')).toBeTruthy();
});

test(
  'where a widget posts its height, the word of the browser that it has loaded is not ' + 'enough',
  () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    vi.useFakeTimers();
    const { unmount } = render(
      <WidgetFrame title="NBA scores" src="https://scores.example/nba" postsHeight />,
    );
    // Browsers say so of an address that cannot be reached, too.
    fireEvent.load(frame());
    expect(screen.getAllByText('Loading scores…')).not.toHaveLength(0);
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('The scores did not load')).toBeTruthy();
    unmount();
    render(<WidgetFrame title="NBA scores" src="https://scores.example/nba" postsHeight />);
    fireEvent.load(frame());
    ask({ height: 1_000 }, 'https://elsewhere.example');
    expect(screen.getAllByText('Loading scores…')).not.toHaveLength(0);
    ask({ height: 1_000 });
    expect(screen.queryByText('Loading scores…')).toBeNull();
    act(() => vi.advanceTimersByTime(20_000));
    expect(frame()).toBeTruthy();
  },
);

test('after ten seconds without an answer one may try again', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<WidgetFrame title="NBA scores" src="https://scores.example/nba" />);
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText('The scores did not load')).toBeTruthy();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'NBA scores' }));
  fireEvent.load(frame());
  act(() => vi.advanceTimersByTime(20_000));
  expect(frame()).toBeTruthy();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, version } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asWarned } from '../embedWarnings';
import type { EmbedProblem } from '../problems';
import { EmbedBoundary } from './EmbedBoundary';

// React repeats in the console what a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

function Words({ given }: { given: string | null }) {
  return <p>{(given as string).toUpperCase()}</p>;
}

const onPage = (given: string | null, onError?: () => void) => (
  <main>
    <h1>Their page</h1>
    <EmbedBoundary
      onError={onError}
      resetKeys={[given]}
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
    >
      <Words given={given} />
    </EmbedBoundary>
  </main>
);

test('what fails is told of once, and leaves the page around whole', () => {
  const onError = vi.fn();
  render(onPage(null, onError));
  expect(screen.getByRole('heading', { name: 'Their page' })).toBeTruthy();
  expect(onError.mock.calls).toEqual([[{ code: 'crash', error: expect.any(TypeError) }]]);
});

test('without something to show in its place nothing is shown', () => {
  const { container } = render(
    <EmbedBoundary>
      <Words given={null} />
    </EmbedBoundary>,
  );
  expect(container.innerHTML).toBe('');
});

test('it is drawn again when what it depends on changes', () => {
  const { rerender } = render(onPage(null));
  expect(screen.getByRole('button', { name: 'Again' })).toBeTruthy();
  rerender(onPage('read'));
  expect(screen.getByText('READ')).toBeTruthy();
});

test('it can be drawn again by hand, and fail again', async () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('broken');
    return <p>whole</p>;
  };
  const onError = vi.fn();
  render(
    <EmbedBoundary
      onError={onError}
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
    >
      <Fragile />
    </EmbedBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  const tries = onError.mock.calls.length;
  expect(tries).toBeGreaterThan(1);
  isBroken = false;
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Again' })));
  expect(screen.getByText('whole')).toBeTruthy();
  expect(onError).toHaveBeenCalledTimes(tries);
});

test('a page that is drawn anew because it was told of a failure comes to rest', () => {
  const tell = vi.fn();
  function Page() {
    const [problems, setProblems] = useState<EmbedProblem[]>([]);
    return (
      <>
        <output>{problems.length} problems</output>
        <EmbedBoundary
          resetKeys={['the same']}
          onError={(problem) => {
            tell();
            setProblems((before) => [...before, problem]);
          }}
        >
          <Words given={null} />
        </EmbedBoundary>
      </>
    );
  }
  render(<Page />);
  expect(screen.getByText('1 problems')).toBeTruthy();
  expect(tell).toHaveBeenCalledTimes(1);
});

function Breaks(): never {
  throw new Error('broken');
}

function BreaksOnceDrawn() {
  useEffect(() => {
    throw new Error('broken');
  });
  return <p>stand-in</p>;
}

// React finds out about an effect only once all of it has been drawn. What the development build of
// React 18 does with its errors leads out of React where there is no real browser.
const standIns = [
  { when: 'while it is drawn', StandIn: Breaks },
  ...(version.startsWith('18.') ? [] : [{ when: 'once it is drawn', StandIn: BreaksOnceDrawn }]),
];

test.each(standIns)('where what stands in for it breaks $when, nothing is shown', ({ StandIn }) => {
  const onError = vi.fn();
  render(
    <main>
      <h1>Their page</h1>
      <EmbedBoundary onError={onError} fallback={() => <StandIn />}>
        <Words given={null} />
      </EmbedBoundary>
    </main>,
  );
  expect(screen.getByRole('main').textContent).toBe('Their page');
  expect(onError).toHaveBeenCalledTimes(1);
});

describe('while a page is developed', () => {
  const warn = vi.fn<(text: string) => void>();
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'development');
    warn.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });
  afterEach(() => void vi.unstubAllEnvs());

  const broken = (words: string, onError?: (problem: EmbedProblem) => void) => {
    const Broken = () => {
      throw new Error(words);
    };
    return (
      <EmbedBoundary onError={onError}>
        <Broken />
      </EmbedBoundary>
    );
  };

  test('what fails is warned of by number, with its page, whoever is told of it', () => {
    const onError = vi.fn();
    render(broken('of a page', onError));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Clubline warning 9 \(crash\)\. EmbedBoundary: of a page\. .*#when-something-goes-wrong/,
        ),
      ],
    ]);
  });

  test('an embed of ours warns of it itself', () => {
    render(
      broken(
        'of an embed',
        asWarned(() => {}),
      ),
    );
    expect(warn).not.toHaveBeenCalled();
  });
});

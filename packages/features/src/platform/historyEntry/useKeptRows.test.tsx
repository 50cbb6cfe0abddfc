import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeClock, createFakeEnvironment, FakeClubline } from '../../testing';
import { useKeptRows, type KeptRowsOptions } from './useKeptRows';

const PAGE = 20;
let scrolled = 0;

/** Rows of 100 px each, of which all that are shown are in the page. */
function List(options: Pick<KeptRowsOptions, 'isLedElsewhere' | 'scrollsIn'>) {
  const box = useRef<HTMLDivElement | null>(null);
  const { count, setCount, rowRef } = useKeptRows({
    list: 'feed',
    pageSize: PAGE,
    box,
    ...options,
  });
  const place = (element: Element | null, top: number) => {
    if (element) element.getBoundingClientRect = () => ({ top: top - scrolled }) as DOMRect;
  };
  return (
    <div
      ref={(element) => {
        place(element, 0);
        box.current = element;
      }}
    >
      {Array.from({ length: count }, (_, at) => (
        <p
          key={at}
          ref={(element) => {
            place(element, at * 100);
            rowRef(`row-${at}`, element);
          }}
        />
      ))}
      <button type="button" onClick={() => setCount(count + PAGE)}>
        {count} rows
      </button>
    </div>
  );
}

function open(environment = createFakeEnvironment({ clock: createFakeClock() }), props = {}) {
  scrolled = 0;
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(((to: ScrollToOptions) => {
    scrolled += to.top ?? 0;
  }) as typeof window.scrollBy);
  const page = render(
    <FakeClubline environment={environment}>
      <List {...props} />
    </FakeClubline>,
  );
  return { environment, scrollBy, ...page };
}

/** Reads on to the row 30 and leaves the page. */
function readAndLeave() {
  const page = open();
  act(() => page.getByRole('button').click());
  scrolled = 2_960;
  document.dispatchEvent(new Event('scrollend'));
  page.unmount();
  return page.environment;
}

const frames = async () => {
  for (let n = 0; n < 6; n += 1)
    // oxlint-disable-next-line no-await-in-loop
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};

afterEach(() => vi.restoreAllMocks());

test('coming back to the entry leads to the row that was read, with as many shown', async () => {
  const environment = readAndLeave();
  const { getByRole } = open(environment);
  await frames();
  expect(getByRole('button').textContent).toBe('40 rows');
  expect(scrolled).toBe(2_960);
});

test('a link to the same page begins at its top', async () => {
  readAndLeave();
  const { getByRole, scrollBy } = open();
  await frames();
  expect(getByRole('button').textContent).toBe('20 rows');
  expect(scrollBy).not.toHaveBeenCalled();
});

test('where a link leads to a row of its own, nothing else is scrolled to', async () => {
  const { getByRole, scrollBy } = open(readAndLeave(), { isLedElsewhere: true });
  await frames();
  expect(getByRole('button').textContent).toBe('40 rows');
  expect(scrollBy).not.toHaveBeenCalled();
});

test('at the top of the list there is nothing to lead back to', async () => {
  const first = open();
  document.dispatchEvent(new Event('scrollend'));
  first.unmount();
  const { scrollBy } = open(first.environment);
  await frames();
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each([null, 7, { count: 'many', anchor: { id: 3 } }, { count: -1, anchor: [] }])(
  'what was kept in another shape, such as %j, is the first page',
  async (kept) => {
    const environment = createFakeEnvironment();
    environment.historyEntry?.set('feed', kept);
    const { getByRole, scrollBy } = open(environment);
    await frames();
    expect(getByRole('button').textContent).toBe('20 rows');
    expect(scrollBy).not.toHaveBeenCalled();
  },
);

test('a press keeps the row that is read: the page may be left by it', () => {
  const { environment } = open();
  scrolled = 500;
  document.body.click();
  expect(environment.historyEntry?.get('feed')).toEqual({
    count: 20,
    anchor: { id: 'row-5', top: 0 },
  });
});

test('a row that has left the page is not the one that is read', () => {
  const { environment, container } = open();
  const gone = container.querySelectorAll('p')[3]!;
  gone.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  // It is said of it a moment later.
  gone.remove();
  scrolled = 450;
  document.dispatchEvent(new Event('scrollend'));
  expect(environment.historyEntry?.get('feed')).toEqual({
    count: 20,
    anchor: { id: 'row-5', top: 50 },
  });
});

test('scrolling is written down at once and then now and then, not at each step', async () => {
  const clock = createFakeClock();
  const { environment } = open(createFakeEnvironment({ clock }));
  const set = vi.spyOn(environment.historyEntry!, 'set');
  const scrollTo = (top: number) => {
    scrolled = top;
    window.dispatchEvent(new Event('scroll'));
  };
  const kept = (id: string) => ['feed', { count: 20, anchor: { id, top: 0 } }];
  for (let top = 100; top < 1_000; top += 100) scrollTo(top);
  expect(set.mock.calls).toEqual([kept('row-1')]);
  await act(() => clock.advance(400));
  expect(set.mock.calls).toEqual([kept('row-1'), kept('row-9')]);
  await act(() => clock.advance(4_000));
  expect(set).toHaveBeenCalledTimes(2);
  scrollTo(500);
  expect(set).toHaveBeenCalledTimes(3);
});

test('the browser scrolls by itself again where nothing is led to, and on the page after', () => {
  const environment = createFakeEnvironment({ clock: createFakeClock() });
  const set = vi.spyOn(environment.historyEntry!, 'setScrollRestoration');
  const page = open(environment);
  document.body.click();
  expect(set).toHaveBeenLastCalledWith('auto');
  scrolled = 500;
  document.body.click();
  expect(set).toHaveBeenLastCalledWith('manual');
  page.unmount();
  expect(set).toHaveBeenLastCalledWith('auto');
});

/** The box below which the rows stand, seen from 200 px below the window's upper edge on. */
function boxOf(container: HTMLElement, height: number): HTMLElement {
  const box = container.firstElementChild as HTMLElement;
  box.style.overflowY = 'auto';
  box.getBoundingClientRect = () => ({ top: 200 }) as DOMRect;
  Object.defineProperties(box, {
    scrollTop: {
      get: () => scrolled + 200,
      set(to: number) {
        scrolled = to - 200;
      },
    },
    scrollHeight: { get: () => height },
    clientHeight: { get: () => 400 },
  });
  return box;
}

test.each([
  ['box', -200],
  ['boxFromEnd', 1_400],
] as const)('in a box of its own (%s), its edge counts', async (scrollsIn, rest) => {
  const props = { scrollsIn };
  const page = open(undefined, props);
  const box = boxOf(page.container, 2_000);
  scrolled = rest;
  box.dispatchEvent(new Event('scrollend'));
  expect(page.environment.historyEntry?.get('feed')).toEqual({ count: 20, anchor: null });
  scrolled = 520;
  box.dispatchEvent(new Event('scrollend'));
  const anchor = { id: 'row-8', top: 80 };
  expect(page.environment.historyEntry?.get('feed')).toEqual({ count: 20, anchor });
  page.unmount();

  const again = open(page.environment, props);
  boxOf(again.container, 2_000);
  await frames();
  expect(scrolled).toBe(520);
});

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppShell, type AppShellProps } from './AppShell';

/** A window of this many px. */
function setWidth(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1]),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}
afterEach(() => {
  vi.restoreAllMocks();
});

const mounted = vi.fn<() => void>();
function Cards() {
  mounted();
  return <a href="/scores">Scores</a>;
}

function open(props: Partial<AppShellProps> = {}) {
  mounted.mockClear();
  render(
    <AppShell
      topBar={null}
      menu={null}
      isMenuOpen={false}
      onMenuOpenChange={() => undefined}
      aside={<Cards />}
      {...props}
    >
      <a href="/clubs">Clubs</a>
    </AppShell>,
  );
}

test('from 1,440 px on a landmark of its own name stands beside the page, after it', () => {
  setWidth(1440);
  open();
  const column = screen.getByRole('complementary', { name: 'At a glance' });
  const link = within(column).getByRole('link', { name: 'Scores' });
  const main = screen.getByRole('main');
  expect(main.contains(column)).toBe(false);
  expect(main.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a page that takes all of its width has it from 1,760 px on', () => {
  setWidth(1759);
  open({ pageWidth: 'full' });
  expect(mounted).not.toHaveBeenCalled();
  cleanup();
  setWidth(1760);
  open({ pageWidth: 'full' });
  expect(screen.getByRole('complementary', { name: 'At a glance' })).toBeTruthy();
});

test('in narrower windows what it holds is not even mounted', () => {
  setWidth(1439);
  open();
  expect(mounted).not.toHaveBeenCalled();
});

test('a dock takes its place', () => {
  setWidth(1920);
  open({ hasDock: true });
  expect(mounted).not.toHaveBeenCalled();
});

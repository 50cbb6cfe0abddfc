import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

const WIDTH = 300;
const names = ['General', 'Chat', 'News', 'Lounge', 'Members'];

const box = (left: number, width: number) => ({ left, right: left + width }) as DOMRect;

/** A row of 300 px with five tabs of 100 px each. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(names.length * 100);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    const row = this.closest('[role=tablist]');
    if (!row || row === this) return box(0, WIDTH);
    return box(names.indexOf(this.textContent ?? '') * 100 - row.scrollLeft, 100);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly tell: (entries: object[]) => void) {}
      observe(target: Element) {
        this.tell([{ target, contentRect: { width: WIDTH, height: 44 } }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = (chosen: string) => (
  <Tabs selectedKey={chosen}>
    <TabList aria-label="Club">
      {names.map((name) => (
        <Tab key={name} id={name}>
          {name}
        </Tab>
      ))}
    </TabList>
    <TabPanel id={chosen}>{chosen}</TabPanel>
  </Tabs>
);

test('the tab that an address has chosen is brought into sight', () => {
  render(row('Members'));
  expect(screen.getByRole('tablist').scrollLeft).toBeGreaterThanOrEqual(200);
});

test('the row moves no more than it must for a tab that is half seen, on either side', () => {
  const { rerender } = render(row('Chat'));
  const list = screen.getByRole('tablist');
  expect(list.scrollLeft).toBe(0);
  rerender(row('News'));
  expect(list.scrollLeft).toBe(40);
  rerender(row('Chat'));
  expect(list.scrollLeft).toBe(40);
  rerender(row('General'));
  expect(list.scrollLeft).toBeLessThanOrEqual(0);
});

test('where the engine cannot, the row is marked at the ends that have more tabs', () => {
  vi.stubGlobal('CSS', { supports: () => false, escape: String });
  render(row('General'));
  const list = screen.getByRole('tablist');
  const ends = (scrolled: number) => {
    list.scrollLeft = scrolled;
    act(() => void list.dispatchEvent(new Event('scroll')));
    return list.dataset['more'];
  };
  expect([ends(0), ends(80), ends(200), ends(-80)]).toEqual([
    'end',
    'start end',
    'start',
    'start end',
  ]);
});

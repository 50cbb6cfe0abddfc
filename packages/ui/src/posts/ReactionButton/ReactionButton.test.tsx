import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReactionButton } from './ReactionButton';

const onToggle = vi.fn();
const onSelect = vi.fn();
const show = (props: Partial<Parameters<typeof ReactionButton>[0]> = {}) =>
  render(
    <ReactionButton reaction={null} count={3} onToggle={onToggle} onSelect={onSelect} {...props} />,
  );
const like = () => screen.getByRole('button', { name: /^Like,/ });
const hold = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const down = { button: 0, isPrimary: true, pointerType: 'touch', clientX: 5, clientY: 5 };
const menu = () => screen.queryByRole('menu', { name: 'Reactions' });
const release = () => {
  fireEvent.pointerUp(like(), down);
  fireEvent.click(like(), { detail: 1 });
};

/** An event of `time`, on the clock of events, that the page hears of only now. */
const heardOf = (type: 'pointerdown' | 'pointerup', time: number) => {
  const event = new PointerEvent(type, { ...down, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  act(() => void like().dispatchEvent(event));
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('pressing', () => {
  test('a click toggles and opens nothing', () => {
    show();
    fireEvent.pointerDown(like(), down);
    hold(300);
    release();
    hold(200);
    expect(onToggle).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
  });

  test('holding for 350 ms opens the picker, and letting go does not toggle', () => {
    show();
    const button = like();
    fireEvent.pointerDown(button, down);
    hold(349);
    expect(menu()).toBeNull();
    hold(1);
    expect(menu()).not.toBeNull();
    fireEvent.pointerUp(button, down);
    fireEvent.click(button, { detail: 1 });
    expect(onToggle).not.toHaveBeenCalled();
  });

  test('on a busy page a press is as long as it was, not as late as it is heard of', () => {
    show();
    heardOf('pointerdown', performance.now() - 400);
    heardOf('pointerup', performance.now());
    fireEvent.click(like(), { detail: 1 });
    expect(menu()).not.toBeNull();
    expect(onToggle).not.toHaveBeenCalled();
  });

  test('a press that ended while the page was busy is a click', () => {
    show();
    // Both wait for the page: the moment at which a press is long, and then its end.
    const began = performance.now() - 100;
    heardOf('pointerdown', began);
    setTimeout(() => {
      heardOf('pointerup', began + 80);
      fireEvent.click(like(), { detail: 1 });
    }, 350);
    hold(800);
    expect(menu()).toBeNull();
    expect(onToggle).toHaveBeenCalledOnce();
  });

  test.each([
    ['moving away', () => fireEvent.pointerMove(like(), { ...down, clientY: 40 })],
    ['scrolling by touch', () => fireEvent.pointerCancel(like(), down)],
    ['scrolling by wheel', () => fireEvent.scroll(document)],
  ])('%s cancels: neither picker nor like', (_name, interrupt) => {
    show();
    fireEvent.pointerDown(like(), down);
    hold(200);
    interrupt();
    hold(400);
    expect(menu()).toBeNull();
    release();
    expect(onToggle).not.toHaveBeenCalled();
  });

  test('a trembling finger still likes', () => {
    show();
    fireEvent.pointerDown(like(), down);
    fireEvent.pointerMove(like(), { ...down, clientX: 9 });
    release();
    expect(onToggle).toHaveBeenCalledOnce();
  });

  test('the other mouse button does nothing', () => {
    show();
    fireEvent.pointerDown(like(), { ...down, button: 2, pointerType: 'mouse' });
    hold(400);
    expect(menu()).toBeNull();
  });
});

describe('the keyboard', () => {
  test.each([
    ['ArrowUp', {}],
    ['ContextMenu', {}],
    ['F10', { shiftKey: true }],
  ])('%s opens the picker, which starts from the reaction in force', (key, modifiers) => {
    show({ reaction: 'haha' });
    fireEvent.keyDown(screen.getByRole('button', { name: /^Haha, your reaction,/ }), {
      key,
      ...modifiers,
    });
    const start = screen.getByRole('menuitemradio', { name: 'Haha', checked: true });
    expect(start.tabIndex).toBe(0);
    expect(screen.getAllByRole('menuitemradio').filter((option) => option.tabIndex === 0)).toEqual([
      start,
    ]);
  });

  test('a choice closes the picker and gives the focus back', () => {
    show();
    const button = like();
    fireEvent.keyDown(button, { key: 'ArrowUp' });
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Angry' }));
    hold(500);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('angry');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('Escape closes without a choice', () => {
    show();
    fireEvent.keyDown(like(), { key: 'ArrowUp' });
    fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'Like' }), { key: 'Escape' });
    hold(500);
    expect(menu()).toBeNull();
    expect(onSelect).not.toHaveBeenCalled();
  });
});

test('the picker lists the seven kinds by name', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a reaction' }));
  expect(
    screen.getAllByRole('menuitemradio').map((option) => option.getAttribute('aria-label')),
  ).toEqual(['Like', 'Love', 'Haha', 'Sad', 'Angry', 'Sigh', 'Clown']);
});

test('without a choice to make there is only like: no chevron, no long press', () => {
  show({ onSelect: undefined });
  fireEvent.pointerDown(like(), down);
  hold(400);
  expect(menu()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose a reaction' })).toBeNull();
});

test('in channels like is a heart, elsewhere a thumb', () => {
  const { container, rerender } = show({ variant: 'channel' });
  expect(container.querySelector('[data-symbol]')?.getAttribute('data-symbol')).toBe('heart');
  rerender(<ReactionButton reaction="like" count={3} onToggle={onToggle} onSelect={onSelect} />);
  expect(container.querySelector('[data-symbol]')?.textContent).toBe('👍');
});

test('before one reacts, like is an outline in the colour of text', () => {
  const { container } = show();
  expect(container.querySelector('[data-symbol="like"] svg')).not.toBeNull();
});

test('in message rows no reactions are no figure, though they are said', () => {
  show({ count: 0, isDense: true });
  expect(screen.getByRole('button', { name: 'Like, 0 reactions' }).textContent).toBe('');
});

test('a large count is written with its thousands apart', () => {
  show({ count: 12_345 });
  expect(screen.getByRole('button', { name: 'Like, 12,345 reactions' }).textContent).toMatch(
    /12,345$/,
  );
});

test('the count is said in words', () => {
  show({ count: 1 });
  expect(like().getAttribute('aria-label')).toBe('Like, 1 reaction');
});

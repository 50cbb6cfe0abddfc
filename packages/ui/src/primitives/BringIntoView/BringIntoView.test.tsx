import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BringIntoView } from './BringIntoView';

const scrolled = vi.fn();
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolled(this.textContent);
};
afterEach(() => scrolled.mockClear());

const list = (scrollKey: string | null, current: string) => (
  <BringIntoView scrollKey={scrollKey}>
    {['One', 'Two'].map((name) => (
      <p key={name} aria-current={name === current || undefined}>
        {name}
      </p>
    ))}
  </BringIntoView>
);

test('the current child comes into view with the focus, once per key', () => {
  const { rerender } = render(list('first', 'Two'));
  expect(document.activeElement).toBe(screen.getByText('Two'));
  rerender(list('first', 'One'));
  expect(document.activeElement).toBe(screen.getByText('Two'));
  rerender(list('second', 'One'));
  expect(document.activeElement).toBe(screen.getByText('One'));
  expect(scrolled.mock.calls).toEqual([['Two'], ['One']]);
});

test('without a current one it is all of them; without a key nothing moves', () => {
  const { rerender } = render(list(null, ''));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(list('shown', ''));
  expect(document.activeElement?.textContent).toBe('OneTwo');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hover = (element: Element) => {
  fireEvent.pointerMove(document.body, { pointerType: 'mouse' });
  fireEvent.pointerEnter(element, { pointerType: 'mouse' });
  fireEvent.mouseEnter(element);
};

test('hovering shows it after 700 ms, not before', () => {
  render(
    <Tooltip content="Email changes are disabled for now.">
      <Button>Email</Button>
    </Tooltip>,
  );
  hover(screen.getByRole('button'));
  act(() => void vi.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip').textContent).toBe('Email changes are disabled for now.');
});

test('the keyboard shows it at once, Escape hides it, and it describes its element', () => {
  render(
    <Tooltip content="Explained">
      <span role="button" tabIndex={0}>
        What
      </span>
    </Tooltip>,
  );
  const control = screen.getByRole('button');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => control.focus());
  expect(screen.getByRole('tooltip').id).toBe(control.getAttribute('aria-describedby'));
  fireEvent.keyDown(control, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

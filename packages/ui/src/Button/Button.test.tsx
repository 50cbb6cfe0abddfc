import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

test('while pending it keeps the focus and its name, says so, and cannot be pressed again', async () => {
  const onPress = vi.fn();
  const { rerender } = render(<Button onPress={onPress}>Save Changes</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  rerender(
    <Button onPress={onPress} isPending>
      Save Changes
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Save Changes/ });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('progressbar', { name: 'Working…' })).toBeTruthy();
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test("the caller's class is added to ours", () => {
  render(<Button className="mine">Go</Button>);
  const { classList } = screen.getByRole('button');
  expect(classList.contains('mine')).toBe(true);
  expect(classList.length).toBeGreaterThan(1);
});

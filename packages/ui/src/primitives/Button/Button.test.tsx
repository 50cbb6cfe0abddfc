import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

test('while pending it keeps focus and name, says so, and cannot be pressed again', async () => {
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

test('gets the focus back when what it did has failed, unless somebody has gone on', async () => {
  const { rerender } = render(<Button>Post</Button>);
  const button = screen.getByRole('button', { name: 'Post' });
  const work = (meanwhile: () => void) => {
    button.focus();
    rerender(<Button isDisabled>Post</Button>);
    // What browsers do to a button that is disabled.
    button.blur();
    meanwhile();
    rerender(<Button>Post</Button>);
  };
  work(() => undefined);
  expect(document.activeElement).toBe(button);
  const field = document.body.appendChild(document.createElement('input'));
  work(() => field.focus());
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('takes no focus it did not have', () => {
  const { rerender } = render(<Button isDisabled>Post</Button>);
  rerender(<Button>Post</Button>);
  expect(document.activeElement).toBe(document.body);
});

test("the caller's class is added to ours", () => {
  render(<Button className="mine">Go</Button>);
  const { classList } = screen.getByRole('button');
  expect(classList.contains('mine')).toBe(true);
  expect(classList.length).toBeGreaterThan(1);
});

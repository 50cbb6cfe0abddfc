import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar';
import { initialsOf } from './initialsOf';

test('initials are those of the first and last word, whatever the script', () => {
  expect(initialsOf('Mara Lindqvist')).toBe('ML');
  expect(initialsOf('  ana maria de  souza ')).toBe('AS');
  expect(initialsOf('@driftwood')).toBe('D');
  expect(initialsOf('🏁 crew')).toBe('🏁C');
  expect(initialsOf('')).toBe('?');
});

test('without a picture the initials stand in, under the name', () => {
  render(<Avatar name="Mara Lindqvist" />);
  expect(screen.getByRole('img', { name: 'Mara Lindqvist' }).textContent).toBe('ML');
});

test(
  'a picture that does not load gives way to the stock figure; a new address is tried ' + 'again',
  () => {
    const { container, rerender } = render(<Avatar name="Mara" src="/gone.png" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-stock]')).not.toBeNull();
    rerender(<Avatar name="Mara" src="/there.png" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/there.png');
  },
);

test('beside a written name the picture is silent', () => {
  render(<Avatar name="Mara" isDecorative />);
  expect(screen.queryByRole('img')).toBeNull();
});

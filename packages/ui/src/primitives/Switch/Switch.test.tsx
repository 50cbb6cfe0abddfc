import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Switch } from './Switch';

test('is called by its label alone; what being on means describes it', () => {
  render(<Switch description="Tables keep quiet.">Hide places</Switch>);
  const control = screen.getByRole('switch', { name: 'Hide places' });
  expect(
    document.querySelector(`[id="${control.getAttribute('aria-describedby')}"]`)?.textContent,
  ).toBe('Tables keep quiet.');
});

test('without a description nothing describes it', () => {
  render(<Switch>Hide places</Switch>);
  expect(screen.getByRole('switch', { name: 'Hide places' }).hasAttribute('aria-describedby')).toBe(
    false,
  );
});

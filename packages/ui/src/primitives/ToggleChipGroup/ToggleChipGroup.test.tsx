import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ToggleChipGroup } from './ToggleChipGroup';

const options = ['Player', 'Coach', 'Fan'].map((label) => ({ value: label, label }));

function Tags({ onLimit, errorMessage }: { onLimit?: () => void; errorMessage?: string }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <ToggleChipGroup
      label="Profile tags"
      options={options}
      value={value}
      onChange={setValue}
      maxSelected={2}
      onLimit={onLimit}
      errorMessage={errorMessage}
    />
  );
}

const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('chips are checkboxes: the keyboard turns them on and off', async () => {
  render(<Tags />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(chip('Player').checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(chip('Player').checked).toBe(false);
});

test('past the limit the choice stays and the caller knows; taking away is free', async () => {
  const onLimit = vi.fn();
  render(<Tags onLimit={onLimit} />);
  for (const name of ['Player', 'Coach', 'Fan']) await userEvent.click(chip(name));
  expect(onLimit).toHaveBeenCalledTimes(1);
  expect(chip('Fan').checked).toBe(false);
  await userEvent.click(chip('Coach'));
  await userEvent.click(chip('Fan'));
  expect([chip('Player').checked, chip('Coach').checked, chip('Fan').checked]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a fault is tied to the group', () => {
  render(<Tags errorMessage="Please select at least one profile tag." />);
  const group = screen.getByRole('group', { name: 'Profile tags' });
  const description = group
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
  expect(description).toContain('Please select at least one profile tag.');
});

test('without a value it keeps its own choice, within the same limit', async () => {
  const onLimit = vi.fn();
  render(
    <ToggleChipGroup
      label="Profile tags"
      options={options}
      defaultValue={['Coach']}
      maxSelected={2}
      onLimit={onLimit}
    />,
  );
  for (const name of ['Player', 'Fan']) await userEvent.click(chip(name));
  expect(options.map(({ label }) => chip(label).checked)).toEqual([true, true, false]);
  expect(onLimit).toHaveBeenCalledOnce();
});

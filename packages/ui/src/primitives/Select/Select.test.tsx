import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Select } from './Select';

const options = ['All', 'Only mentions', 'Off'].map((label) => ({ value: label, label }));

function Announcements() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="Announce"
      options={options}
      value={value}
      onChange={setValue}
      errorMessage={value ? undefined : 'Choose one.'}
    />
  );
}

test('shows its choices, and the one chosen on its button', async () => {
  render(<Announcements />);
  await userEvent.click(screen.getByRole('button', { name: /Announce/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'All',
    'Only mentions',
    'Off',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Only mentions' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('button', { name: /Only mentions/ })).toBeTruthy();
  expect(screen.queryByText('Choose one.')).toBeNull();
});

test('without a value it keeps its own choice', async () => {
  render(<Select label="Announce" options={options} defaultValue="Off" />);
  await userEvent.click(screen.getByRole('button', { name: /Off.*Announce/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'All' }));
  expect(await screen.findByRole('button', { name: /All.*Announce/ })).toBeTruthy();
});

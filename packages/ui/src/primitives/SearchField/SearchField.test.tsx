import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField } from './SearchField';

function Search({ onClear }: { onClear: () => void }) {
  const [value, setValue] = useState('harbour');
  return <SearchField label="Search clubs" value={value} onChange={setValue} onClear={onClear} />;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search clubs' });

test.each([
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Clear search' }))],
  ['Escape', () => userEvent.type(field(), '{Escape}')],
])('%s empties it and tells the caller', async (_way, clear) => {
  const onClear = vi.fn();
  render(<Search onClear={onClear} />);
  await clear();
  expect(field().value).toBe('');
  expect(onClear).toHaveBeenCalledTimes(1);
});

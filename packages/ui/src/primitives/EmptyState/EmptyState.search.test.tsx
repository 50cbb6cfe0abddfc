import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField } from '../SearchField';
import { EmptyState } from './EmptyState';

test('a search that found nothing is cleared, and the field beside it has the focus', async () => {
  const onClear = vi.fn();
  function Page() {
    const [words, setWords] = useState('zebra');
    const clear = () => {
      onClear();
      setWords('');
    };
    return (
      <>
        <SearchField label="Search everything" defaultValue="hawks" />
        <section>
          <SearchField label="Search clubs" value={words} onChange={setWords} />
          {words && <EmptyState title="Nothing" onClearSearch={clear} />}
        </section>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(onClear).toHaveBeenCalledOnce();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search clubs' });
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
  expect(screen.queryByText('Nothing')).toBeNull();
});

test('without a field it still clears', async () => {
  const onClear = vi.fn();
  render(<EmptyState title="Nothing" onClearSearch={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onClear).toHaveBeenCalledOnce();
});

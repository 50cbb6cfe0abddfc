import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { UnsentNote } from './UnsentNote';

test('it says that something was not sent, and why where that is known', () => {
  const { rerender } = render(<UnsentNote onRetry={vi.fn()} />);
  expect(screen.getByText('Not sent')).toBeTruthy();
  rerender(<UnsentNote reason="Members only." onRetry={vi.fn()} />);
  expect(screen.getByText('Not sent: Members only.')).toBeTruthy();
});

test('its buttons send again and give up, and say of what', async () => {
  const onRetry = vi.fn();
  const onDiscard = vi.fn();
  render(<UnsentNote onRetry={onRetry} onDiscard={onDiscard} />);
  const retry = screen.getByRole('button', { name: 'Try again', description: 'Not sent' });
  await userEvent.click(retry);
  await userEvent.click(screen.getByRole('button', { name: 'Discard', description: 'Not sent' }));
  expect([onRetry.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
});

test('while it is sent again nothing more can be pressed, and the focus stays', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<UnsentNote onRetry={onRetry} onDiscard={vi.fn()} />);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  rerender(<UnsentNote isPending onRetry={onRetry} onDiscard={vi.fn()} />);
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(retry);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('the page’s words, class and ref reach it', () => {
  const ref = createRef<HTMLDivElement>();
  const labels = { unsent: 'Lost at sea' };
  render(<UnsentNote ref={ref} className="wide" labels={labels} onRetry={vi.fn()} />);
  expect(ref.current?.textContent).toContain('Lost at sea');
  expect(ref.current?.classList.contains('wide')).toBe(true);
});

test('what is discarded leaves the focus to what held it', async () => {
  function List() {
    const [rows, setRows] = useState(['One', 'Two']);
    const discard = (row: string) => setRows((known) => known.filter((one) => one !== row));
    return (
      <ul aria-label="Posts">
        {rows.map((row) => (
          <li key={row}>
            {row}
            <UnsentNote onRetry={vi.fn()} onDiscard={() => discard(row)} />
          </li>
        ))}
      </ul>
    );
  }
  render(<List />);
  const list = screen.getByRole('list', { name: 'Posts' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
  expect(document.activeElement).toBe(list);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
});

test('what goes while somebody is elsewhere leaves the focus there', () => {
  const page = (isUnsent: boolean) => (
    <>
      <input aria-label="Post" />
      {isUnsent && <UnsentNote onRetry={vi.fn()} onDiscard={vi.fn()} />}
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole('textbox').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

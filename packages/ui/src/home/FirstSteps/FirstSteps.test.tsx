import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FirstSteps } from './FirstSteps';

test('what is left leads to where it is done, and what is done says so', async () => {
  const onDismiss = vi.fn();
  const ref = createRef<HTMLElement>();
  render(
    <FirstSteps
      ref={ref}
      className="wide"
      onDismiss={onDismiss}
      steps={[
        { name: 'club', href: '/clubs/discover', isDone: true },
        { name: 'follow', href: '/search', isDone: false },
      ]}
    />,
  );
  const list = within(screen.getByRole('region', { name: 'First steps' }));
  expect(ref.current?.classList.contains('wide')).toBe(true);
  expect(list.getByText('1 of 2 done')).toBeTruthy();
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Join a clubDone',
    'Follow somebody',
  ]);
  expect(list.getByRole('link').getAttribute('href')).toBe('/search');
  await userEvent.click(list.getByRole('button', { name: 'Hide the first steps' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('put away by keyboard, it leaves the focus to what it stood in', async () => {
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <main>
        {isShown && <FirstSteps steps={[]} onDismiss={() => setShown(false)} />}
        <p>News</p>
      </main>
    );
  }
  render(<Page />);
  screen.getByRole('button', { name: 'Hide the first steps' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFakeEnvironment, FakeClubline } from '../../testing';
import { useClubline, type NavigateOptions } from '../provider';
import { UnsavedWords } from './UnsavedWords';

function open(isUnsaved = true) {
  const environment = createFakeEnvironment();
  const onNavigate = vi.fn<(to: string, options?: NavigateOptions) => void>();
  const onLeave = vi.fn<() => void>();
  const shown = { isUnsaved };
  const { result, rerender, unmount } = renderHook(() => useClubline(), {
    wrapper: ({ children }) => (
      <FakeClubline environment={environment} onNavigate={onNavigate}>
        <UnsavedWords isUnsaved={shown.isUnsaved} onLeave={onLeave} />
        {children}
      </FakeClubline>
    ),
  });
  return {
    environment,
    onNavigate,
    onLeave,
    user: userEvent.setup(),
    go: (to: string, options?: NavigateOptions) => act(() => result.current.navigate(to, options)),
    become(unsaved: boolean) {
      shown.isUnsaved = unsaved;
      rerender();
    },
    unmount,
  };
}

const press = (name: string) => screen.getByRole('button', { name });

test('a page with unsaved words is left only once somebody has said so', async () => {
  const { go, onNavigate, onLeave, user } = open();
  go('/clubs');
  expect(screen.getByRole('alertdialog', { name: 'Leave this page?' })).toBeDefined();
  await user.click(press('Stay here'));
  expect([onNavigate.mock.calls, screen.queryByRole('alertdialog')]).toEqual([[], null]);
  expect(onLeave).not.toHaveBeenCalled();
  go('/scores');
  await user.click(press('Leave'));
  expect(onLeave).toHaveBeenCalledOnce();
  expect(onNavigate.mock.calls).toEqual([['/scores', undefined]]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('without unsaved words nothing is asked, nor once they are saved', () => {
  const { go, onNavigate, become } = open(false);
  go('/clubs');
  become(true);
  become(false);
  go('/scores');
  expect(onNavigate.mock.calls.map(([to]) => to)).toEqual(['/clubs', '/scores']);
});

test.each([{ replace: true }, { keepsPlace: true }, { back: true }])(
  'what the page does by itself asks nothing: %j',
  (options) => {
    const { go, onNavigate } = open();
    go('/auth', options);
    expect(onNavigate.mock.calls).toEqual([['/auth', options]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test('the browser asks before the window is closed, as long as words are unsaved', () => {
  const { environment, become, unmount } = open();
  expect(environment.asksBeforeUnload()).toBe(true);
  become(false);
  expect(environment.asksBeforeUnload()).toBe(false);
  become(true);
  unmount();
  expect(environment.asksBeforeUnload()).toBe(false);
});

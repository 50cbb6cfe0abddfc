import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeClubline } from '../../testing';
import { useRoutedChoice } from './useRoutedChoice';

const section = (choice: 'chat' | 'members' | null) =>
  choice
    ? ({ to: 'clubSection', id: '7', section: choice } as const)
    : ({ to: 'club', id: '7' } as const);

function setUp(addressed: 'chat' | 'members' | null = null) {
  const onNavigate = vi.fn();
  const hook = renderHook(
    (props: { addressed: 'chat' | 'members' | null }) => useRoutedChoice(props.addressed, section),
    {
      initialProps: { addressed },
      wrapper: ({ children }) => <FakeClubline onNavigate={onNavigate}>{children}</FakeClubline>,
    },
  );
  return { ...hook, onNavigate };
}

test('a choice is shown at once and gives its address to the page', () => {
  const { result, onNavigate } = setUp();
  act(() => result.current.choose('members'));
  expect(result.current.choice).toBe('members');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/7/members', { keepsPlace: true });
});

test('the same choice again makes no entry in the history', () => {
  const { result, onNavigate } = setUp('chat');
  act(() => result.current.choose('chat'));
  expect(onNavigate).not.toHaveBeenCalled();
});

test('another address shows what it names, whatever was chosen', () => {
  const { result, rerender } = setUp();
  act(() => result.current.choose('members'));
  rerender({ addressed: 'members' });
  rerender({ addressed: null });
  expect(result.current.choice).toBeNull();
});

test('what was opened here is left by going back', () => {
  const { result, rerender, onNavigate } = setUp();
  act(() => result.current.choose('members'));
  rerender({ addressed: 'members' });
  act(() => result.current.goBackTo(null));
  expect(result.current.choice).toBeNull();
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/7', { keepsPlace: true, back: true });
});

test('what a link opened is left without going back out of the page', () => {
  const { result, onNavigate } = setUp('members');
  act(() => result.current.goBackTo(null));
  expect(result.current.choice).toBeNull();
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/7', { keepsPlace: true, replace: true });
});

test('who goes back before the chosen address is shown sees what the address names', () => {
  const { result } = setUp('chat');
  act(() => result.current.choose('members'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current.choice).toBe('chat');
});

test('a choice without an address stays when somebody goes through the history', () => {
  const { result } = renderHook(() => useRoutedChoice<string>('feed', () => null), {
    wrapper: ({ children }) => <FakeClubline>{children}</FakeClubline>,
  });
  act(() => result.current.choose('members'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current.choice).toBe('members');
});

import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFakeClock, createFakeEnvironment, FakeClubline } from '../../testing';
import { useRoutedWords } from './useRoutedWords';

function setUp(addressed = '') {
  const onNavigate = vi.fn();
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  const hook = renderHook(
    (props: { addressed: string }) =>
      useRoutedWords(props.addressed, (query) => ({ to: 'discover', query })),
    {
      initialProps: { addressed },
      wrapper: ({ children }) => (
        <FakeClubline environment={environment} onNavigate={onNavigate}>
          {children}
        </FakeClubline>
      ),
    },
  );
  return {
    ...hook,
    onNavigate,
    words: () => hook.result.current[0],
    type: (words: string) => act(() => hook.result.current[1](words)),
    rest: () => act(() => clock.advance(250)),
  };
}
const inPlace = { replace: true, keepsPlace: true };

test('the words of the address are there at first', () => {
  expect(setUp('lake').words()).toBe('lake');
});

test('once typing rests, the address names what was typed, in the same entry', async () => {
  const { type, rest, words, onNavigate } = setUp();
  type('la');
  type('lake ');
  expect(words()).toBe('lake ');
  expect(onNavigate).not.toHaveBeenCalled();
  await rest();
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/discover?q=lake', inPlace);
});

test('what is typed on stays when the address names what was typed before', async () => {
  const { type, rest, words, rerender } = setUp();
  type('lake ');
  await rest();
  rerender({ addressed: 'lake' });
  expect(words()).toBe('lake ');
});

test('a search that is cleared leaves the address without one', async () => {
  const { type, rest, onNavigate } = setUp('lake');
  type('');
  await rest();
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/discover', inPlace);
});

test('another address shows its own words', async () => {
  const { words, rest, rerender, onNavigate } = setUp('lake');
  rerender({ addressed: 'shore' });
  expect(words()).toBe('shore');
  await rest();
  expect(onNavigate).not.toHaveBeenCalled();
});

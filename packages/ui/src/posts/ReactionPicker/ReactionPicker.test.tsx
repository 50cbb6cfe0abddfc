import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ThemeScope } from '../../primitives/ThemeScope';
import { ReactionPicker, type ReactionPickerProps } from './ReactionPicker';

function open(props: Partial<ReactionPickerProps> = {}, locale = 'en-GB') {
  const heard = { onSelect: vi.fn(), onClose: vi.fn(), onKeyDown: vi.fn() };
  render(
    <ThemeScope locale={locale}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={heard.onKeyDown}>
        <ReactionPicker
          value={null}
          onSelect={heard.onSelect}
          onClose={heard.onClose}
          shouldFocus
          {...props}
        />
      </div>
    </ThemeScope>,
  );
  return heard;
}
const focused = () => document.activeElement?.getAttribute('aria-label');

test.each([
  [null, 'Like'],
  ['haha', 'Haha'],
] as const)('with %s in force the focus begins at %s', (value, name) => {
  open({ value });
  expect(focused()).toBe(name);
  expect(screen.getAllByRole('menuitemradio').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    document.activeElement,
  ]);
});

test('it leaves the focus alone unless it is asked to take it', () => {
  open({ shouldFocus: false });
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['{ArrowRight}', 'Love'],
  ['{ArrowDown}', 'Love'],
  ['{ArrowLeft}', 'Clown'],
  ['{ArrowUp}', 'Clown'],
  ['{ArrowRight>3/}', 'Sad'],
  ['{End}', 'Clown'],
  ['{End}{ArrowRight}', 'Like'],
  ['{End}{Home}', 'Like'],
])('%s leads from Like to %s', async (keys, name) => {
  open();
  await userEvent.keyboard(keys);
  expect(focused()).toBe(name);
});

test('arrows follow the direction of writing', async () => {
  open({}, 'ar');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Haha');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Love');
});

test.each(['{Enter}', ' '])('the key "%s" chooses what has the focus', async (key) => {
  const { onSelect } = open();
  await userEvent.keyboard(`{ArrowRight}${key}`);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('love');
});

test.each(['{Escape}', '{Tab}', '{Shift>}{Tab}'])(
  '%s closes without a choice, and nothing around it hears of the key',
  async (keys) => {
    const { onSelect, onClose, onKeyDown } = open();
    await userEvent.keyboard(keys);
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSelect).not.toHaveBeenCalled();
    expect(onKeyDown.mock.calls.map(([{ key }]) => key as string)).not.toContain('Escape');
    expect(focused()).toBe('Like');
  },
);

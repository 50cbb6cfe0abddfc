import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PushSettings, type PushSettingsProps } from './PushSettings';

function show(props: Partial<PushSettingsProps> = {}) {
  const heard = {
    onTurnOn: vi.fn(),
    onTurnOff: vi.fn(),
    onRepliesChange: vi.fn(),
    onMentionsChange: vi.fn(),
    onRoomChange: vi.fn(),
  };
  render(
    <PushSettings
      status="ready"
      browser="off"
      replies
      mentions={false}
      rooms={[{ id: 'finals', name: 'the finals', isOn: false }]}
      {...heard}
      {...props}
    />,
  );
  return heard;
}
const button = (name: string) => screen.getByRole('button', { name });
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));

test('it is turned on and off by a press', async () => {
  const { onTurnOn } = show();
  expect(screen.getByRole('status').textContent).toBe('Off in this browser');
  await userEvent.click(button('Turn on'));
  expect(onTurnOn).toHaveBeenCalledOnce();
});

test('where it is on, it is turned off', async () => {
  const { onTurnOff } = show({ browser: 'on' });
  expect(screen.getByRole('status').textContent).toBe('On in this browser');
  await userEvent.click(button('Turn off'));
  expect(onTurnOff).toHaveBeenCalledOnce();
});

test('each kind is chosen by itself', async () => {
  const heard = show();
  await turn('Answers to your posts and comments');
  expect(heard.onRepliesChange).toHaveBeenCalledExactlyOnceWith(false);
  await turn('Mentions of you');
  expect(heard.onMentionsChange).toHaveBeenCalledExactlyOnceWith(true);
  await turn('Messages in the finals');
  expect(heard.onRoomChange).toHaveBeenCalledExactlyOnceWith('finals', true);
});

test.each([
  ['unsupported', 'This browser cannot receive them'],
  ['denied', 'Your browser blocks them'],
] as const)('a browser where it is %s says so, and asks for nothing', (browser, words) => {
  show({ browser });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('switch', { name: 'Mentions of you' })).toBeTruthy();
});

test('without a connection nothing can be changed', async () => {
  const { onTurnOn, onMentionsChange } = show({ isOffline: true });
  expect(screen.getByText('You are offline')).toBeTruthy();
  await userEvent.click(button('Turn on'));
  await turn('Mentions of you');
  expect(onTurnOn).not.toHaveBeenCalled();
  expect(onMentionsChange).not.toHaveBeenCalled();
});

test('a failure is said, and can be tried again', async () => {
  const onRetry = vi.fn();
  show({ status: 'error', onRetry });
  await userEvent.click(button('Try again'));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('switch')).toBeNull();
});

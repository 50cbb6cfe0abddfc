import { afterEach, expect, test, vi } from 'vitest';
import { createEmbedEnvironment } from './embedEnvironment';

afterEach(() => localStorage.clear());

test('only what belongs to the chat is left in the storage of the page', () => {
  const { local } = createEmbedEnvironment().storage;
  local.set('cl_chat_read_out', 'off');
  local.set('sports_app_user', '{}');
  expect({ ...localStorage }).toEqual({ cl_chat_read_out: 'off' });
  expect([local.get('cl_chat_read_out'), local.get('sports_app_user')]).toEqual(['off', '{}']);
  expect(local.keys().sort()).toEqual(['cl_chat_read_out', 'sports_app_user']);
});

test('what the page itself has stored is neither read nor removed', () => {
  localStorage.setItem('accessToken', 'theirs');
  const { local } = createEmbedEnvironment().storage;
  expect(local.get('accessToken')).toBeNull();
  local.remove('accessToken');
  expect(local.keys()).toEqual([]);
  expect(localStorage.getItem('accessToken')).toBe('theirs');
});

test('another page is one that comes to the front, as long as somebody listens', () => {
  const heard = vi.fn();
  const stop = createEmbedEnvironment().onVisible(heard);
  document.dispatchEvent(new Event('turbo:load'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  document.dispatchEvent(new Event('turbo:load'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(2);
});

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

test('no event of the page is sent or heard', () => {
  const environment = createEmbedEnvironment();
  const [sent, heard] = [vi.fn(), vi.fn()];
  window.addEventListener('auth:logout', sent);
  environment.onLogout(heard);
  environment.announceLogout();
  expect(sent).not.toHaveBeenCalled();
  window.dispatchEvent(new CustomEvent('auth:logout'));
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('auth:logout', sent);
});

import { expect, test } from 'vitest';
import { DEMO_PIN, setDemoPin } from './demoPin.mjs';

const pinAfter = (env, seed) => {
  setDemoPin(env, seed);
  return env.VITE_ADMIN_PIN;
};

test('a demo has a PIN of four digits, and one that is set stays', () => {
  expect(DEMO_PIN).toMatch(/^\d{4}$/);
  expect(pinAfter({}, 'demo')).toBe(DEMO_PIN);
  expect(pinAfter({ VITE_ADMIN_PIN: '4821' }, 'demo')).toBe('4821');
  expect(pinAfter({ VITE_ADMIN_PIN: '' }, 'demo')).toBe('');
});

test('without demo content there is none unless one is set', () => {
  expect(pinAfter({}, 'none')).toBeUndefined();
});

/**
 * The demo's PIN of the pages of administrators. As public as its passwords: it guards nothing that
 * the API does not.
 */
export const DEMO_PIN = '2580';

/** Gives a site with demo content that PIN, unless `env` has one of its own. */
export function setDemoPin(env, seed) {
  if (seed === 'demo') env.VITE_ADMIN_PIN ??= DEMO_PIN;
}

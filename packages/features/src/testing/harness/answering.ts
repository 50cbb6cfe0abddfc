import type { ApiClient } from '../../platform/client';

/** A client whose reading calls are all answered with this. */
export const answering = (body: unknown) =>
  ({ get: () => Promise.resolve(body) }) as unknown as ApiClient;

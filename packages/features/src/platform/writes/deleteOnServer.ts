import { ApiError } from '../client';
import { askOnceMore } from './askOnceMore';

/**
 * Deletes something, whether or not the answer arrives. What is gone already counts as deleted.
 * Throws when it may still be there.
 */
export const deleteOnServer = (call: () => Promise<unknown>): Promise<unknown> =>
  askOnceMore(() =>
    call().catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }),
  );

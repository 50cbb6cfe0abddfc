import { ApiError } from '../client';
import { askOnceMore } from './askOnceMore';
import { isUnclear } from './isUnclear';

/**
 * Deletes something, whether or not the answer arrives. What is gone already counts as deleted;
 * where it is still open `isThere` asks whether it may be there. Throws when it may.
 * @param isThere without it, nobody is asked
 */
export async function deleteOnServer(
  call: () => Promise<unknown>,
  isThere: () => Promise<boolean> = async () => true,
): Promise<void> {
  try {
    await askOnceMore(() =>
      call().catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    );
  } catch (error) {
    if (!isUnclear(error) || (await isThere().catch(() => true))) throw error;
  }
}

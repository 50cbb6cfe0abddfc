import { isUnclear } from './isUnclear';

/**
 * Makes a call that may be made twice without harm: once more where it is unclear what became of
 * it. Throws when it may not have arrived.
 */
export async function askOnceMore<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isUnclear(error)) throw error;
    return await call();
  }
}

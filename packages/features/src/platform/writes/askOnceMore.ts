import { isUnclear } from './isUnclear';

/**
 * Makes a call that may be made twice without harm: once more where it is unclear what became of
 * it. Where that is unclear again, `find` looks for what it was to do. Throws when it may not have
 * arrived.
 * @param find resolves with what stands for the answer, or null where the server does not have it;
 * without it nobody looks
 */
export async function askOnceMore<Answer>(
  call: () => Promise<Answer>,
  find: () => Promise<Answer | null> = async () => null,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isUnclear(error)) throw error;
  }
  try {
    return await call();
  } catch (error) {
    const found = isUnclear(error) ? await find().catch(() => null) : null;
    if (found === null) throw error;
    return found;
  }
}

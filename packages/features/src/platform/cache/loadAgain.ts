import type { Cache } from 'swr';

/** Loads an answer again that is shown; rejects when that fails, which SWR keeps to itself. */
export async function loadAgain(
  key: string,
  cache: Cache,
  mutate: (key: string) => Promise<unknown>,
): Promise<void> {
  const failure = () => cache.get(key)?.error as Error | undefined;
  const before = failure();
  await mutate(key);
  const after = failure();
  // What failed earlier and is shown nowhere any more is not asked for.
  if (after !== undefined && after !== before) throw after;
}

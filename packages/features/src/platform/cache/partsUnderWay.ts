import type { Cache } from 'swr';

type Change = (part: unknown) => unknown;

/** For each part under way the changes since it was asked for. */
const changesOf = new WeakMap<Cache, Map<string, Set<Change[]>>>();

/** Changes what is under way of an answer, such as a later page, as what is known of it. */
export function changeParts<Data>(cache: Cache, key: string, apply: (part: Data) => Data): void {
  for (const changes of changesOf.get(cache)?.get(key) ?? []) changes.push(apply as Change);
}

/**
 * Asks for a part of an answer, and gives it with what has been changed since: it may not know of
 * that.
 */
export async function askForPart<Data>(
  cache: Cache,
  key: string,
  ask: () => Promise<Data>,
): Promise<Data> {
  const byKey = changesOf.get(cache) ?? new Map<string, Set<Change[]>>();
  changesOf.set(cache, byKey);
  const parts = byKey.get(key) ?? new Set<Change[]>();
  byKey.set(key, parts);
  const changes: Change[] = [];
  parts.add(changes);
  try {
    const part = await ask();
    return changes.reduce<unknown>((changed, apply) => apply(changed), part) as Data;
  } finally {
    parts.delete(changes);
    if (parts.size === 0) byKey.delete(key);
  }
}

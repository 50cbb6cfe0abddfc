import { useState } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Throws a known answer away before anybody shows it when it is not what this version keeps: other
 * versions, other code on the page and people write into the same storage.
 */
export function useStoredShape(key: string | null, isKnown: (value: unknown) => boolean): void {
  const { cache } = useSWRConfig();
  const [checked, setChecked] = useState<string | null>(null);
  if (key === null || key === checked) return;
  // While rendering, because what is thrown away later has been shown by then.
  setChecked(key);
  const value: unknown = cache.get(key)?.data;
  if (value !== undefined && !isKnown(value)) cache.delete(key);
}

/**
 * What typed text adds to a list of tags: trimmed, in the spelling of a known tag when it matches
 * one whatever its case;
 * `null` when it is empty or already there.
 */
export function tagToAdd(
  typed: string,
  present: readonly string[],
  known: readonly string[] = [],
): string | null {
  const trimmed = typed.trim();
  const same = (tag: string) => tag.toLowerCase() === trimmed.toLowerCase();
  if (trimmed === '' || present.some(same)) return null;
  return known.find(same) ?? trimmed;
}

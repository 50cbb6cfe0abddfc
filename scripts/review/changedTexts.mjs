/** What differs in words and figures between two commits, besides pictures. */

const LANGUAGES = { en: 'English', es: 'Spanish', ar: 'Arabic' };

/**
 * Messages that differ.
 * @param {Record<string, Record<string, string>>} before texts by language, by id
 * @param {typeof before} after
 * @returns {{ id: string, language: string, before?: string, after?: string }[]} by id
 */
export function changedMessages(before, after) {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return ids.flatMap((id) =>
    Object.entries(LANGUAGES)
      .map(([code, language]) => ({
        id,
        language,
        before: before[id]?.[code],
        after: after[id]?.[code],
      }))
      .filter((one) => one.before !== one.after),
  );
}

/** What each entry weighs, in kB, as the README of a package says between its marks. */
export function weightsIn(readme) {
  const [, table = ''] = /<!-- weights -->([\s\S]*?)<!-- \/weights -->/.exec(readme) ?? [];
  return Object.fromEntries(
    [...table.matchAll(/^\| (`@clubline[^|]*?) +\| +([\d.]+) \|/gm)].map(([, entry, weight]) => [
      entry.replaceAll('`', ''),
      weight,
    ]),
  );
}

/**
 * Weights that differ.
 * @param {Record<string, string>} before kB by entry
 * @param {typeof before} after
 */
export function changedWeights(before, after) {
  const entries = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return entries
    .map((id) => ({ id, before: before[id], after: after[id] }))
    .filter((one) => one.before !== one.after);
}

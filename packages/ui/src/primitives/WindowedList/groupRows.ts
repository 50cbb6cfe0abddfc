/** Rows that stand together, under a key that stays theirs. */
export interface RowGroup {
  key: number;
  ids: readonly string[];
}

/**
 * Puts the rows of a list into groups of about `size`, in order. A row that was in a group `before`
 * stays in it whatever is put in front of it or taken away: a row that changes its group is built
 * anew and loses what it holds, such as open comments.
 */
export function groupRows(
  ids: readonly string[],
  size: number,
  before: readonly RowGroup[] = [],
): RowGroup[] {
  const keyOf = new Map(
    before.flatMap(({ key, ids: known }) => known.map((id) => [id, key] as const)),
  );
  const sizeOf = new Map<number, number>();
  // Place of the next row, from each place on, that has a group.
  const nextKnown = Array.from<number>({ length: ids.length });
  for (let at = ids.length - 1, next = ids.length; at >= 0; at -= 1) {
    const key = keyOf.get(ids[at] as string);
    if (key !== undefined) {
      sizeOf.set(key, (sizeOf.get(key) ?? 0) + 1);
      next = at;
    }
    nextKnown[at] = next;
  }
  let unused = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  const used = new Set<number>();
  const groups: { key: number; ids: string[] }[] = [];
  ids.forEach((id, at) => {
    const group = groups.at(-1);
    const ahead = nextKnown[at] as number;
    const key = keyOf.get(ids[ahead] ?? '');
    const isNew = ahead !== at;
    if (group && (key === group.key || (isNew && group.ids.length < size))) {
      group.ids.push(id);
      return;
    }
    const isTaken =
      key === undefined || used.has(key) || (isNew && (sizeOf.get(key) ?? 0) + ahead - at > size);
    const own = isTaken ? unused++ : key;
    used.add(own);
    groups.push({ key: own, ids: [id] });
  });
  return groups;
}

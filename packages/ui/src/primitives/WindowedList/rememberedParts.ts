import type { RowGroup } from './groupRows';

/** So many parts are remembered, of all lists together. */
const MOST = 1_000;

interface RememberedPart {
  ids: readonly string[];
  /** In px. */
  height: number;
  /** Of the list, in px. */
  width: number;
}

const remembered = new Map<string, RememberedPart>();
const keyOf = (kind: string, [first]: readonly string[]) => `${kind} ${first}`;
const holds = (ids: readonly string[], part: readonly string[], from = 0) =>
  part.every((id, at) => id === ids[from + at]);

/** Keeps how high a part was, for when its list is there again, such as after the way back. */
export function rememberPart(kind: string, part: RememberedPart): void {
  const key = keyOf(kind, part.ids);
  // What was remembered last is forgotten last.
  remembered.delete(key);
  remembered.set(key, part);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MOST) break;
    remembered.delete(oldest);
  }
}

/** How high a part of these rows was, at this width if that is known already. */
export function recallHeight(
  kind: string,
  ids: readonly string[],
  width?: number,
): number | undefined {
  const part = remembered.get(keyOf(kind, ids));
  const isSame =
    part?.ids.length === ids.length && holds(ids, part.ids) && (width ?? part.width) === part.width;
  return isSame ? part.height : undefined;
}

/** The parts of these rows that a list had before, wherever they stand now. */
export function recallGroups(kind: string, ids: readonly string[]): RowGroup[] {
  const groups: RowGroup[] = [];
  for (let at = 0; at < ids.length;) {
    const part = remembered.get(keyOf(kind, [ids[at] as string]));
    const isThere = part !== undefined && holds(ids, part.ids, at);
    if (isThere) groups.push({ key: groups.length, ids: part.ids });
    at += isThere ? part.ids.length : 1;
  }
  return groups;
}

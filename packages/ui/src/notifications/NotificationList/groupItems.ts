import type { NotificationItem } from './NotificationRow';

/**
 * Neighbours shown together; `kind` is there when they are of one kind and many enough for a
 * heading of their own.
 */
export interface NotificationRun {
  key: string;
  kind?: string;
  items: NotificationItem[];
}

/**
 * Splits a list into runs of `from` or more neighbours of one kind, and what stands between them.
 * The order stays.
 */
export function groupItems(items: readonly NotificationItem[], from: number): NotificationRun[] {
  const sameKind: NotificationItem[][] = [];
  for (const item of items) {
    const last = sameKind.at(-1);
    if (last?.[0]?.type === item.type) last.push(item);
    else sameKind.push([item]);
  }
  const runs: NotificationRun[] = [];
  const seen = new Map<string, number>();
  for (const run of sameKind) {
    const kind = run[0]?.type ?? '';
    const before = runs.at(-1);
    if (run.length >= from) {
      // Counted from the newest end, so that loading more leaves what is folded folded.
      const place = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, place);
      runs.push({ key: `${kind} ${place}`, kind, items: run });
    } else if (before && before.kind === undefined) before.items.push(...run);
    else runs.push({ key: `between ${runs.length}`, items: [...run] });
  }
  return runs;
}

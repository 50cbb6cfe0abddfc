import { changedMessages, type ChangeKind } from '../releases/compareReleases';
import type { MessageTexts, Release } from '../releases/readRelease';
import type { CatalogueRow } from './catalogueRows';
import { isOfLostConnection, kindOf } from './messageKinds';

/** A row with what has become of its message since a release. */
export interface ChangedRow extends CatalogueRow {
  change?: { kind: ChangeKind; before: MessageTexts | undefined };
}

const groupOf = (id: string) => id.split('.')[0] ?? '';

/**
 * The messages that are new, changed or gone since a release, each with what it said then. A
 * message that is gone stands with the others of its group.
 */
export function changedRows(rows: readonly CatalogueRow[], release: Release): ChangedRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const domains = new Map(rows.map(({ id, domain }) => [groupOf(id), domain]));
  const now = Object.fromEntries(
    rows.map(({ id, english, spanish, arabic }) => [id, { en: english, es: spanish, ar: arabic }]),
  );
  return changedMessages(release.messages, now).map(({ id, kind, before }) => {
    const row = known.get(id) ?? {
      id,
      domain: domains.get(groupOf(id)) ?? '',
      kind: kindOf(id, before?.en ?? ''),
      isOffline: isOfLostConnection(id, before?.en ?? ''),
      english: before?.en ?? '',
      spanish: before?.es ?? '',
      arabic: before?.ar ?? '',
      story: undefined,
    };
    return { ...row, change: { kind, before } };
  });
}

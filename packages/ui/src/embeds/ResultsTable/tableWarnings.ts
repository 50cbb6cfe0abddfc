import { useState } from 'react';
import { warnOfMissingStyles, warnOfNames } from '../embedWarnings';

const allProps = {
  title: 1,
  raceLabel: 1,
  motoLabels: 1,
  rows: 1,
  isSortable: 1,
  explain: 1,
  pinned: 1,
  onTogglePin: 1,
  hrefForBoat: 1,
  hrefForRider: 1,
  markedBoat: 1,
  rowKey: 1,
  onDownload: 1,
  maxBlockSize: 1,
  children: 1,
  labels: 1,
  className: 1,
};
// Builds that say nothing leave it out.
const names = /* @__PURE__ */ Object.keys(allProps);

/** All of `ResultsTableProps`, which a test holds it to. */
export type KnownTableProp = keyof typeof allProps;

/** Warns of a prop that a table does not have, and where it has no styles. */
export function useTableWarnings(props: object, captionId: string) {
  warnOfNames('ResultsTable', Object.keys(props), names);
  // Once, and by no effect, which the React of the custom element has not: a table that never comes
  // or has left is not found, and not warned of.
  useState(() =>
    warnOfMissingStyles(
      'ResultsTable',
      () => document.getElementById(captionId),
      '@clubline/ui/ResultsTable.css',
    ),
  );
}

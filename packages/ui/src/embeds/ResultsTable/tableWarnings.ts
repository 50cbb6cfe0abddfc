import { useState } from 'react';
import { explainPlaceMessages } from '../../results/explainPlace';
import {
  elementOf,
  warnOfFunctions,
  warnOfHeight,
  warnOfLabels,
  warnOfMarked,
  warnOfMissingStyles,
  warnOfNames,
  warnOfPinned,
  warnOfRace,
  type RowsBefore,
} from '../embedWarnings';
import { liveResultsMessages } from '../LiveResults/messages';
import { resultsTableMessages } from './messages';

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
export const tableProps = /* @__PURE__ */ Object.keys(allProps);

/** All of `ResultsTableProps`, which a test holds it to. */
export type KnownTableProp = keyof typeof allProps;

/** Warns of texts and pins that are none. Results take the texts of all that shows them. */
export function warnOfTableValues(embed: string, given: { labels?: unknown; pinned?: unknown }) {
  const texts = { ...resultsTableMessages, ...liveResultsMessages, ...explainPlaceMessages };
  warnOfLabels(embed, given.labels, texts);
  warnOfPinned(embed, given.pinned);
}

type KnownFunctions = Partial<Record<KnownTableProp, unknown>>;

/** Warns of a race or a prop that a table cannot read, and where it has no styles. */
export function useTableWarnings(props: KnownFunctions, captionId: string) {
  const [before] = useState<RowsBefore>(() => ({}));
  warnOfRace('ResultsTable', props, before);
  const { explain, onTogglePin, hrefForBoat, hrefForRider, rowKey, onDownload } = props;
  const functions = { explain, onTogglePin, hrefForBoat, hrefForRider, rowKey, onDownload };
  warnOfFunctions('ResultsTable', functions);
  warnOfTableValues('ResultsTable', props);
  warnOfHeight('ResultsTable', props.maxBlockSize, 'maxBlockSize');
  warnOfMarked('ResultsTable', props.markedBoat, props.rows, 'markedBoat');
  warnOfNames('ResultsTable', Object.keys(props), tableProps);
  // Once, and by no effect, which the React of the custom element has not: a table that never comes
  // or has left is not found, and not warned of.
  useState(() =>
    warnOfMissingStyles(
      elementOf(props) ?? 'ResultsTable',
      `div:has(> section > table > [id="${captionId}"])`,
      '@clubline/ui/ResultsTable.css',
    ),
  );
}

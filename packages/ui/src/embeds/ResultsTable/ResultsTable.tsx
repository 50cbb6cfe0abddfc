// The roles are the elements’ own. They are written out because browsers drop them where CSS
// changes `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import {
  createElement,
  forwardRef,
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { resultsTableMessages, type ResultsTableTexts } from './messages';
import { listOf, rankRace, sortResults } from '../../results/rankRace';
import type {
  RaceRow,
  RaceTable,
  RankedRow,
  ResultsSort,
  ResultsView,
} from '../../results/results.types';
import { ResultsHead } from './ResultsHead';
import { ResultsRow } from './ResultsRow';
import { useTableWarnings } from './tableWarnings';
import * as styles from './ResultsTable.css';

export interface ResultsTableProps extends RaceTable {
  /**
   * Lets the person order by rank, by a moto or by the final place. The official rank stays in its
   * column.
   * @default false
   */
  isSortable?: boolean | undefined;
  /**
   * Gives the sentences that say why a row has its place, e.g. `explainPlace`; each row then offers
   * them.
   */
  explain?: ((ranked: RankedRow, motoLabels: readonly string[]) => readonly string[]) | undefined;
  /** Riders that stand first, by `rowKey`. */
  pinned?: readonly string[] | undefined;
  /** Shows a pin on each row. */
  onTogglePin?: ((key: string) => void) | undefined;
  /** Makes each boat number a link, to where its row can be found again. */
  hrefForBoat?: ((boat: string) => string) | undefined;
  /** Makes a rider's name a link, e.g. to a page about them; none where it gives nothing. */
  hrefForRider?: ((row: RaceRow) => string | undefined) | undefined;
  /** The boat number of the row that a link has led to. */
  markedBoat?: string | undefined;
  /** What a row is called in `pinned`. @default boat number and rider */
  rowKey?: ((row: RaceRow) => string) | undefined;
  /** Shows a download button and gets what the table shows, e.g. for `downloadCsv`. */
  onDownload?: ((view: ResultsView) => void) | undefined;
  /**
   * Scrolls inside this height, with the header in view, e.g. `70vh`. A style attribute, which
   * strict policies block in what a server has rendered.
   */
  maxBlockSize?: string | undefined;
  /** Shown below the table, e.g. how old the results are. */
  children?: ReactNode;
  /** Texts to replace, one by one; the others stay English, whatever `MessagesProvider` says. */
  labels?: Partial<ResultsTableTexts> | undefined;
  /** Added to the classes of the outermost element. */
  className?: string | undefined;
}

const keyOf = (row: RaceRow) => `${row.bikeNumber ?? ''} ${row.rider}`;

/** Of a table with a row of this index, the browser skips those that are off screen. */
const MANY_ROWS = 299;

/**
 * The rows, pinned ones first. One group for all: a rider who is pinned moves within it, and the
 * pin that was pressed keeps the focus.
 */
function resultsBody(
  {
    explain,
    pinned,
    onTogglePin,
    hrefForBoat,
    hrefForRider,
    markedBoat,
    rowKey = keyOf,
  }: ResultsTableProps,
  sorted: readonly RankedRow[],
  labels: ResultsTableTexts,
  motoLabels: readonly string[],
) {
  const isPinned = (one: RankedRow) => !!pinned?.includes(rowKey(one.row));
  const pinnedFirst = sorted.toSorted((a, b) => +isPinned(b) - +isPinned(a));
  const taken = new Set<string>();
  return (
    <tbody role="rowgroup" className={sorted[MANY_ROWS] && styles.long}>
      {pinnedFirst.map((one) => {
        const pinKey = rowKey(one.row);
        const boat = `${one.row.bikeNumber ?? ''}`;
        let key = pinKey;
        while (taken.has(key)) key += '+';
        taken.add(key);
        return createElement(ResultsRow, {
          key,
          ranked: one,
          boat,
          motoLabels,
          explain,
          isPinned: isPinned(one),
          pinKey,
          onTogglePin,
          boatHref: boat && hrefForBoat?.(boat),
          riderHref: hrefForRider?.(one.row),
          isMarked: boat === (markedBoat || 0),
          labels,
        });
      })}
    </tbody>
  );
}

/**
 * The results of one race. In a window under 768 px, or a container under 380 px, the same table
 * reads as cards; in a container under 576 px, boat and age stand below rank and rider.
 */
export const ResultsTable = forwardRef<HTMLDivElement, ResultsTableProps>(
  function ResultsTable(props, ref) {
    const motoLabels = listOf(props.motoLabels);
    const { raceLabel, onDownload, maxBlockSize } = props;
    const labels = useMemo(() => ({ ...resultsTableMessages, ...props.labels }), [props.labels]);
    const [sort, setSort] = useState<ResultsSort>({ by: 'rank', isDescending: false });
    const captionId = useId();
    if (process.env.NODE_ENV === 'development') {
      // A build is for development or not: one page sees either always or never.
      // oxlint-disable-next-line react-hooks/rules-of-hooks, react/hooks
      useTableWarnings(props, captionId);
    }
    const ranked = useMemo(() => rankRace(props.rows), [props.rows]);
    const sorted = useMemo(() => sortResults(ranked, sort), [ranked, sort]);
    const scrolls = 4 in motoLabels || maxBlockSize;

    return (
      <div ref={ref} className={`${styles.box} ${props.className ?? ''}`}>
        <section
          style={{ '--clubline-height': maxBlockSize } as CSSProperties}
          {...(scrolls && {
            'aria-labelledby': captionId,
            tabIndex: 0,
          })}
        >
          <table role="table" aria-labelledby={captionId}>
            <caption id={captionId}>
              {raceLabel && <span>{raceLabel}</span>} <span>{props.title}</span>
            </caption>
            <ResultsHead
              motoLabels={motoLabels}
              sort={sort}
              onSort={props.isSortable ? setSort : undefined}
              labels={labels}
            />
            {sorted[0] && resultsBody(props, sorted, labels, motoLabels)}
          </table>
        </section>
        {sorted[0] ? (
          onDownload && (
            <button type="button" onClick={() => onDownload({ rows: sorted, motoLabels, labels })}>
              {labels.download}
            </button>
          )
        ) : (
          <p>{labels.empty}</p>
        )}
        {props.children}
      </div>
    );
  },
);

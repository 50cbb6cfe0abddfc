// The roles are the elements’ own. They are written out because browsers drop them where CSS changes `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId, useMemo, useState, type CSSProperties } from 'react';
import { classNames } from '../classNames';
import { base } from '../theme';
import { resultsTableCopy, type ResultsTableCopy } from './copy';
import { rankRace, sortResults } from './rankRace';
import { ResultsHead } from './ResultsHead';
import { ResultsRow } from './ResultsRow';
import * as styles from './ResultsTable.css';
import type { RaceRow, RaceTable, RankedRow, ResultsSort, ResultsView } from './ResultsTable.types';

export interface ResultsTableProps extends RaceTable {
  /** Lets the person order by rank, by a moto or by the final place. The official rank stays in its column. @default false */
  isSortable?: boolean;
  /** Gives the sentences that say why a row has its place, e.g. `explainPlace`; each row then offers them. */
  explain?: (ranked: RankedRow, motoLabels: readonly string[]) => readonly string[];
  /** Riders that stand first, by `rowKey`. */
  pinned?: readonly string[];
  /** Shows a pin on each row. */
  onTogglePin?: (key: string) => void;
  /** Makes each boat number a link, to where its row can be found again. */
  hrefForBoat?: (boat: string) => string;
  /** The boat number of the row that a link has led to. */
  markedBoat?: string | undefined;
  /** What a row is called in `pinned`. @default boat number and rider */
  rowKey?: (row: RaceRow) => string;
  /** Shows a download button and gets what the table shows, e.g. for `downloadCsv`. */
  onDownload?: (view: ResultsView) => void;
  /** Scrolls inside this height, with the header in view, e.g. `70vh`. A style attribute, which strict policies block in what a server has rendered. */
  maxBlockSize?: string;
  labels?: Partial<ResultsTableCopy>;
  className?: string;
}

const keyOf = (row: RaceRow) => `${row.bikeNumber ?? ''} ${row.rider}`;

/** The results of one race. In a container under 768 px the same table reads as cards. */
export function ResultsTable({
  title,
  raceLabel,
  motoLabels,
  rows,
  isSortable,
  explain,
  pinned,
  onTogglePin,
  hrefForBoat,
  markedBoat,
  rowKey = keyOf,
  onDownload,
  maxBlockSize,
  className,
  ...props
}: ResultsTableProps) {
  const labels = useMemo(() => ({ ...resultsTableCopy, ...props.labels }), [props.labels]);
  const [sort, setSort] = useState<ResultsSort>({ by: 'rank', isDescending: false });
  const captionId = useId();
  const ranked = useMemo(() => rankRace(rows), [rows]);
  const sorted = useMemo(() => sortResults(ranked, sort), [ranked, sort]);
  const isPinned = ({ row }: RankedRow) => !!pinned?.includes(rowKey(row));
  const shown = pinned?.length
    ? [...sorted.filter(isPinned), ...sorted.filter((one) => !isPinned(one))]
    : sorted;
  const scrolls = maxBlockSize !== undefined || motoLabels.length > 4;
  const taken = new Set<string>();

  return (
    <div className={classNames(styles.box, className)}>
      <section
        className={scrolls ? styles.scroller : undefined}
        style={{ '--clubline-height': maxBlockSize } as CSSProperties}
        {...(scrolls && { 'aria-labelledby': captionId, tabIndex: 0 })}
      >
        <table role="table" aria-labelledby={captionId} className={base}>
          <caption id={captionId} className={base}>
            {raceLabel && <span className={styles.raceLabel}>{raceLabel}</span>}{' '}
            <span className={styles.title}>{title}</span>
          </caption>
          <ResultsHead
            motoLabels={motoLabels}
            sort={sort}
            onSort={isSortable ? setSort : undefined}
            labels={labels}
          />
          {shown.length > 0 && (
            // One group for all: a rider who is pinned moves within it, and the pin that was pressed keeps the focus.
            <tbody role="rowgroup" className={base}>
              {shown.map((one) => {
                const pinKey = rowKey(one.row);
                const boat = String(one.row.bikeNumber ?? '');
                let key = pinKey;
                while (taken.has(key)) key += '+';
                taken.add(key);
                return (
                  <ResultsRow
                    key={key}
                    ranked={one}
                    motoLabels={motoLabels}
                    explain={explain}
                    isPinned={isPinned(one)}
                    pinKey={pinKey}
                    onTogglePin={onTogglePin}
                    href={boat && hrefForBoat?.(boat)}
                    isMarked={boat !== '' && boat === markedBoat}
                    labels={labels}
                  />
                );
              })}
            </tbody>
          )}
        </table>
      </section>
      {rows.length === 0 ? (
        <p className={base}>{labels.empty}</p>
      ) : (
        onDownload && (
          <button
            type="button"
            className={styles.control}
            onClick={() => onDownload({ rows: sorted, motoLabels, labels })}
          >
            {labels.download}
          </button>
        )
      )}
    </div>
  );
}

// The roles are the elements’ own. They are written out because browsers drop them where CSS changes `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId, useMemo, useState, type CSSProperties, type MouseEvent } from 'react';
import { classNames } from '../classNames';
import { resultsTableCopy, type ResultsTableCopy } from './copy';
import { rankRace, sortResults, type ResultsSort } from './rankRace';
import { ResultsHead } from './ResultsHead';
import { ResultsRow } from './ResultsRow';
import * as styles from './ResultsTable.css';
import type { RaceRow, RaceTable } from './ResultsTable.types';
import { toCsv } from './toCsv';

export interface ResultsTableProps extends RaceTable {
  /** Lets the person order by rank, by a moto or by the final place. The official rank stays in its column. @default false */
  isSortable?: boolean;
  /** Offers to say why each row has its place. @default false */
  isExplained?: boolean;
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
  /** Name of the file that the download button writes; without it there is no button. */
  csvName?: string;
  /** Scrolls inside this height, with the header in view, e.g. `70vh`. */
  maxBlockSize?: string;
  labels?: Partial<ResultsTableCopy>;
  className?: string;
}

const keyOf = (row: RaceRow) => `${row.bikeNumber ?? ''} ${row.rider}`;

/** The results of one race. In a container under 768 px the same table reads as cards. */
export function ResultsTable({ title, raceLabel, motoLabels, rows, isSortable = false, isExplained = false, pinned, onTogglePin, hrefForBoat, markedBoat, rowKey = keyOf, csvName, maxBlockSize, className, ...props }: ResultsTableProps) {
  const labels = useMemo(() => ({ ...resultsTableCopy, ...props.labels }), [props.labels]);
  const [sort, setSort] = useState<ResultsSort>({ by: 'rank', isDescending: false });
  const captionId = useId();
  const ranked = useMemo(() => rankRace(rows), [rows]);
  const sorted = useMemo(() => sortResults(ranked, sort), [ranked, sort]);
  const isPinned = (row: RaceRow) => pinned?.includes(rowKey(row)) ?? false;
  const first = pinned?.length ? sorted.filter(({ row }) => isPinned(row)) : [];
  const others = first.length > 0 ? sorted.filter(({ row }) => !isPinned(row)) : sorted;
  const scrolls = maxBlockSize !== undefined || motoLabels.length > 4;

  const download = (event: MouseEvent<HTMLButtonElement>) => {
    const page = event.currentTarget.ownerDocument;
    // The mark at the start tells spreadsheets that the text is UTF-8.
    const address = URL.createObjectURL(new Blob([`\uFEFF${toCsv(sorted, motoLabels, labels)}`], { type: 'text/csv;charset=utf-8' }));
    const link = page.createElement('a');
    link.href = address;
    link.download = csvName ?? '';
    link.click();
    URL.revokeObjectURL(address);
  };

  const body = (part: typeof sorted, label?: string) => (
    <tbody role="rowgroup" aria-label={label} className={styles.body}>
      {part.map((one, index) => {
        const key = rowKey(one.row);
        const boat = String(one.row.bikeNumber ?? '');
        return <ResultsRow key={`${key} ${index}`} ranked={one} motoLabels={motoLabels} isExplained={isExplained} isPinned={isPinned(one.row)} pinKey={key} onTogglePin={onTogglePin} href={boat && hrefForBoat?.(boat)} isMarked={boat !== '' && boat === markedBoat} labels={labels} />;
      })}
    </tbody>
  );

  return (
    <div className={classNames(styles.box, className)}>
      <section className={scrolls ? styles.scroller : undefined} style={{ maxBlockSize }} {...(scrolls && { 'aria-labelledby': captionId, tabIndex: 0 })}>
        <table role="table" aria-labelledby={captionId} className={styles.table} style={{ '--motos': motoLabels.length } as CSSProperties}>
          <caption id={captionId} className={styles.caption}>
            {raceLabel && <span className={styles.raceLabel}>{raceLabel}</span>}{' '}
            <span className={styles.title}>{title}</span>
          </caption>
          <ResultsHead motoLabels={motoLabels} sort={sort} onSort={isSortable ? setSort : undefined} labels={labels} />
          {first.length > 0 && body(first, labels.pinned)}
          {rows.length > 0 && body(others)}
        </table>
      </section>
      {rows.length === 0 && <p className={styles.empty}>{labels.empty}</p>}
      {csvName !== undefined && rows.length > 0 && (
        <button type="button" className={styles.download} onClick={download}>
          {labels.download}
        </button>
      )}
    </div>
  );
}

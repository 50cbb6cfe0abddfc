// The roles are the elements’ own. They are written out because browsers drop them where CSS changes `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { classNames } from '../classNames';
import type { ResultsTableCopy } from './copy';
import type { ResultsSort } from './rankRace';
import * as styles from './ResultsTable.css';

interface ResultsHeadProps {
  motoLabels: readonly string[];
  sort: ResultsSort;
  onSort: ((sort: ResultsSort) => void) | undefined;
  labels: ResultsTableCopy;
}

/** The header row; while the rows are cards, its sort buttons stay and the rest is for assistive technology. */
export function ResultsHead({ motoLabels, sort, onSort, labels }: ResultsHeadProps) {
  const cell = (name: string, by: ResultsSort['by'] | null, isNumber: boolean) => {
    const isCurrent = by !== null && sort.by === by;
    const direction = sort.isDescending ? 'descending' : 'ascending';
    return (
      <th key={`${by} ${name}`} scope="col" role="columnheader" aria-sort={isCurrent ? direction : undefined} className={classNames(styles.headCell, isNumber && styles.number, (by === null || !onSort) && styles.headCellPlain)}>
        {by !== null && onSort ? (
          <button type="button" className={styles.sort} onClick={() => onSort({ by, isDescending: isCurrent && !sort.isDescending })}>
            {name}
            <span aria-hidden="true" className={isCurrent ? styles.arrow : styles.arrowIdle}>
              {isCurrent && sort.isDescending ? '▼' : '▲'}
            </span>
          </button>
        ) : (
          name
        )}
      </th>
    );
  };
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow}>
        {cell(labels.rank, 'rank', true)}
        {cell(labels.boat, null, true)}
        {cell(labels.rider, null, false)}
        {cell(labels.age, null, true)}
        {motoLabels.map((label, index) => cell(label, index, true))}
        {cell(labels.final, 'final', true)}
      </tr>
    </thead>
  );
}

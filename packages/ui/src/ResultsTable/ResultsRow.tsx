// The roles are the elements’ own. They are written out because browsers drop them where CSS changes `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react';
import { classNames } from '../classNames';
import { visuallyHidden } from '../theme';
import type { ResultsTableCopy } from './copy';
import { explainPlace } from './explainPlace';
import type { RankedRow } from './rankRace';
import * as styles from './ResultsTable.css';

interface ResultsRowProps {
  ranked: RankedRow;
  motoLabels: readonly string[];
  isExplained: boolean;
  isPinned: boolean;
  pinKey: string;
  onTogglePin: ((key: string) => void) | undefined;
  href: string | undefined;
  isMarked: boolean;
  labels: ResultsTableCopy;
}

const medals = ['gold', 'silver', 'bronze'] as const;

/** One rider. */
export const ResultsRow = memo(function ResultsRow({ ranked, motoLabels, isExplained, isPinned, pinKey, onTogglePin, href, isMarked, labels }: ResultsRowProps) {
  const { row, place } = ranked;
  const medal = place === null ? undefined : medals[place - 1];
  return (
    <tr role="row" aria-current={isMarked || undefined} className={classNames(styles.row, isPinned && styles.pinnedRow)}>
      <td role="cell" data-label={labels.rank} className={styles.rank}>
        {row.rank ?? <Missing labels={labels} />}
      </td>
      <td role="cell" data-label={labels.boat} className={styles.boat}>
        {row.plateDot && (
          <span className={styles.plate} style={{ backgroundColor: row.plateDot }}>
            <span className={visuallyHidden}>{row.plateLabel ? labels.plate(row.plateLabel) : labels.plateUnnamed} </span>
          </span>
        )}
        {href ? (
          <a href={href} aria-label={labels.boatLink(String(row.bikeNumber), row.rider)} className={styles.boatLink}>
            {row.bikeNumber}
          </a>
        ) : (
          (row.bikeNumber ?? <Missing labels={labels} />)
        )}
      </td>
      <th scope="row" role="rowheader" className={styles.rider}>
        {row.rider}
        {onTogglePin && (
          <button type="button" aria-pressed={isPinned} aria-label={labels.pin(row.rider)} className={styles.pin} onClick={() => onTogglePin(pinKey)}>
            <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14" fill={isPinned ? 'currentcolor' : 'none'} stroke="currentcolor" strokeLinejoin="round">
              <path d="M5 2h6l-1 5 3 3H3l3-3zM8 10v5" />
            </svg>
          </button>
        )}
        {isExplained && (
          <details className={styles.why}>
            <summary className={styles.whySummary}>{labels.why}</summary>
            {explainPlace(ranked, motoLabels, labels).map((reason) => (
              <p key={reason} className={styles.whyReason}>
                {reason}
              </p>
            ))}
          </details>
        )}
      </th>
      <td role="cell" data-label={labels.age} className={styles.age}>
        {row.age ?? <Missing labels={labels} />}
      </td>
      {motoLabels.map((label, index) => {
        const moto = row.motos[index];
        return (
          <td key={label} role="cell" data-label={label} className={styles.moto}>
            {moto?.pos ?? (moto?.status ? <abbr title={labels[`status${moto.status}`]} className={styles.status}>{moto.status}</abbr> : <Missing labels={labels} />)}
          </td>
        );
      })}
      <td role="cell" data-label={labels.final} className={styles.final}>
        {medal && (
          <span className={styles.medals[medal]}>
            <svg aria-hidden="true" viewBox="0 0 20 24" width="16" height="19">
              <path d="M4 0h4l3 7H7zm8 0h4l-3 7H9z" fill="currentcolor" opacity=".6" />
              <circle cx="10" cy="15" r="8" fill="currentcolor" />
            </svg>
            <span className={visuallyHidden}>{labels[medal]} </span>
          </span>
        )}
        {place ?? <Missing labels={labels} />}
      </td>
    </tr>
  );
});

function Missing({ labels }: { labels: ResultsTableCopy }) {
  return (
    <span className={styles.missing}>
      <span aria-hidden="true">{labels.missing}</span>
      <span className={visuallyHidden}>{labels.missingSpoken}</span>
    </span>
  );
}

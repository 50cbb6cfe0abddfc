// The roles are the elements’ own. They are written out because browsers drop them where CSS
// changes `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo, useState, type ReactNode } from 'react';
import { base, visuallyHidden } from '../../theme';
import type { ResultsTableTexts } from './messages';
import * as styles from './ResultsTable.css';
import type { RankedRow } from '../../results/results.types';

interface ResultsRowProps {
  ranked: RankedRow;
  motoLabels: readonly string[];
  explain: ((ranked: RankedRow, motoLabels: readonly string[]) => readonly string[]) | undefined;
  isPinned: boolean;
  pinKey: string;
  onTogglePin: ((key: string) => void) | undefined;
  boatHref: string | undefined;
  riderHref: string | undefined;
  isMarked: boolean;
  labels: ResultsTableTexts;
}

const medals = Object.keys(styles.medals) as (keyof typeof styles.medals)[];

/** A link where there is an address, else only what it would say. */
const linked = (href: string | undefined, content: ReactNode, name?: string) =>
  href ? (
    <a href={href} aria-label={name} className={styles.control}>
      {content}
    </a>
  ) : (
    content
  );

/** Why the row has its place; the reasons are made when somebody opens them. */
function Reasons({ ranked, motoLabels, explain, labels }: ResultsRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      // What was opened before the script came is found open.
      ref={(details) => {
        if (details?.open) setOpen(true);
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={base}
    >
      <summary className={styles.control}>{labels.why}</summary>
      {isOpen &&
        explain?.(ranked, motoLabels).map((reason) => (
          <p key={reason} className={base}>
            {reason}
          </p>
        ))}
    </details>
  );
}

/** The rider’s name, with the pin and the reasons for the place where they are asked for. */
const riderCell = (props: ResultsRowProps) => {
  const { ranked, isPinned, pinKey, onTogglePin, labels } = props;
  return (
    <th scope="row" role="rowheader" className={base}>
      {linked(props.riderHref, ranked.row.rider)}
      {onTogglePin && (
        <button
          type="button"
          aria-pressed={isPinned}
          aria-label={labels.pin(ranked.row.rider)}
          className={styles.control}
          onClick={() => onTogglePin(pinKey)}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16">
            <path
              d="M5 2h6l-1 5 3 3H3l3-3zM8 10v5"
              fill={isPinned ? 'currentcolor' : 'none'}
              stroke="currentcolor"
            />
          </svg>
        </button>
      )}
      {props.explain && <Reasons {...props} />}
    </th>
  );
};

/** One rider. */
export const ResultsRow = memo(function ResultsRow(props: ResultsRowProps) {
  const { row, place } = props.ranked;
  const { motoLabels, isMarked, labels } = props;
  const boat = `${row.bikeNumber ?? ''}`;
  const medal = medals[(place ?? 0) - 1];
  const missing = (
    <>
      <span aria-hidden="true">{labels.missing}</span>
      <span className={visuallyHidden}>{labels.missingSpoken}</span>
    </>
  );
  // In a card each figure stands under its label, which CSS takes from the attribute.
  const cell = (label: string, content: ReactNode, before?: ReactNode) => (
    <td key={label} role="cell" data-label={label} className={base}>
      {before}
      {content || missing}
    </td>
  );
  return (
    <tr
      role="row"
      aria-current={isMarked || undefined}
      className={props.isPinned ? styles.pinnedRow : base}
    >
      {cell(labels.rank, row.rank)}
      {cell(
        labels.boat,
        linked(props.boatHref, boat, labels.boatLink(boat, row.rider)),
        row.plateDot && (
          <span>
            {/* An attribute of a drawing, unlike a style, is allowed by every policy; and this one,
                unlike fill, loads no address, whatever the data hold. */}
            <svg aria-hidden="true" viewBox="0 0 16 16">
              <path d="M8 3a5 5 0 1 0 .1 0z" color={row.plateDot} />
            </svg>
            <span className={visuallyHidden}>
              {row.plateLabel ? labels.plate(row.plateLabel) : labels.plateUnnamed}{' '}
            </span>
          </span>
        ),
      )}
      {riderCell(props)}
      {cell(labels.age, row.age)}
      {motoLabels.map((label, index) => {
        const { pos, status } = row.motos?.[index] ?? {};
        return cell(
          label,
          pos ||
            (status && (
              <abbr title={labels[`status${status}`]} className={base}>
                {status}
              </abbr>
            )),
        );
      })}
      {cell(
        labels.final,
        place,
        medal && (
          <span className={styles.medals[medal]}>
            <svg aria-hidden="true" viewBox="0 0 20 24">
              <path d="M4 0h4l3 7H7zm8 0h4l-3 7H9z" opacity=".6" />
              <circle cx="10" cy="15" r="8" />
            </svg>
            <span className={visuallyHidden}>{labels[medal]} </span>
          </span>
        ),
      )}
    </tr>
  );
});

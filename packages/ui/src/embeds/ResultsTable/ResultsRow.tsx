// The roles are the elements’ own. They are written out because browsers drop them where CSS
// changes `display`.
/* oxlint-disable jsx-a11y/no-redundant-roles */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { createElement, Fragment, memo, useState, type ReactNode } from 'react';
import type { ResultsTableTexts } from './messages';
import * as styles from './ResultsTable.css';
import type { MotoStatus, RaceRow, RankedRow } from '../../results/results.types';

interface ResultsRowProps {
  ranked: RankedRow;
  /** The number on the boat as it is shown; empty where it is not known. */
  boat: string;
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

const medals = ['gold', 'silver', 'bronze'] as const;

/** A link where there is an address, else only what it would say. */
const linked = (href: string | undefined, content: ReactNode, name?: string) =>
  href ? (
    <a href={href} aria-label={name}>
      {content}
    </a>
  ) : (
    content
  );

/** For the ear alone. */
const spoken = (text: string) => <span className={styles.spoken}>{text} </span>;

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
    >
      <summary>{labels.why}</summary>
      {isOpen && explain?.(ranked, motoLabels).map((reason) => <p key={reason}>{reason}</p>)}
    </details>
  );
}

/** The rider’s name, with the pin and the reasons for the place where they are asked for. */
const riderCell = (props: ResultsRowProps, rider: ReactNode, name: string) => {
  const { isPinned, pinKey, onTogglePin, explain, labels } = props;
  const pin = onTogglePin && (
    <button
      type="button"
      aria-pressed={isPinned}
      aria-label={labels.pin(name)}
      onClick={() => onTogglePin(pinKey)}
    >
      <svg aria-hidden viewBox="0 0 16 16">
        <path
          d="M5 2h6l-1 5 3 3H3l3-3zM8 10v5"
          fill={isPinned ? 'currentcolor' : 'none'}
          stroke="currentcolor"
        />
      </svg>
    </button>
  );
  const others = [pin, explain && createElement(Reasons, props)].filter(Boolean);
  return createElement(
    'th',
    { scope: 'row', role: 'rowheader' },
    // A name that is alone in its cell takes no node of its own in React.
    linked(props.riderHref, others[0] ? <bdi>{rider}</bdi> : rider),
    ...others,
  );
};

/** The colour of the number plate, with its name for those who do not see it. */
const plate = ({ plateDot, plateLabel }: RaceRow, labels: ResultsTableTexts) => (
  <span>
    {/* An attribute of a drawing, unlike a style, is allowed by every policy; and this one, unlike
        fill, loads no address, whatever the data hold. */}
    <svg aria-hidden viewBox="0 0 16 16">
      <path d="M8 3a5 5 0 1 0 .1 0z" color={plateDot} />
    </svg>
    {spoken(plateLabel ? labels.plate(plateLabel) : labels.plateUnnamed)}
  </span>
);

/** A figure under its label, which in a card CSS takes from the attribute. */
const cell = (label: string, content: ReactNode) => (
  <td role="cell" data-label={label}>
    {content}
  </td>
);

/** One rider. */
export const ResultsRow = memo(function ResultsRow(props: ResultsRowProps) {
  const { row, place } = props.ranked;
  const { boat, motoLabels, labels } = props;
  // Who has no name is told apart by the boat.
  const name = row.rider || boat;
  const medal = medals[place! - 1];
  // Made for the cells that need it: most of a thousand rows have all their figures.
  const orMissing = (content: ReactNode) =>
    content || (
      <Fragment>
        <span aria-hidden>{labels.missing}</span>
        {spoken(labels.missingSpoken)}
      </Fragment>
    );
  const result = (found: number | string | null | undefined, status: MotoStatus | undefined) =>
    orMissing(found || (status && <abbr title={labels[`status${status}`]}>{status}</abbr>));
  const number = orMissing(linked(props.boatHref, boat, labels.boatLink(boat, name)));
  // Cells one by one, as a list of its own would take each row a node more.
  return createElement(
    'tr',
    {
      role: 'row',
      'aria-current': props.isMarked || undefined,
      className: props.isPinned ? styles.pinnedRow : undefined,
    },
    cell(labels.rank, orMissing(row.rank)),
    cell(
      labels.boat,
      row.plateDot ? (
        <Fragment>
          {plate(row, labels)}
          {number}
        </Fragment>
      ) : (
        number
      ),
    ),
    riderCell(props, orMissing(row.rider), name),
    cell(labels.age, orMissing(row.age)),
    ...motoLabels.map((label, index) => {
      const { pos, status, unreadPos } = row.motos?.[index] ?? {};
      return cell(label, result(pos ?? unreadPos, status));
    }),
    cell(
      labels.final,
      medal ? (
        <Fragment>
          <span data-medal={medal}>
            <svg aria-hidden viewBox="0 0 20 24">
              <path d="M4 0h4l3 7H7zm8 0h4l-3 7H9z" opacity={0.6} />
              <circle cx={10} cy={15} r={8} />
            </svg>
            {spoken(labels[medal])}
          </span>
          {place}
        </Fragment>
      ) : (
        result(place, row.status)
      ),
    ),
  );
});

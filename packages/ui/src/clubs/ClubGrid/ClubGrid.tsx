import { forwardRef, useMemo, useRef, type ReactNode, useImperativeHandle, type Ref } from 'react';
import { classNames } from '../../theme/classNames';
import { ClubCard, type ClubCardProps } from '../ClubCard';
import { useMessages, type Labels } from '../../primitives/messages';
import { Skeleton } from '../../primitives/Skeleton';
import { WindowedList } from '../../primitives/WindowedList';
import { base, visuallyHidden } from '../../theme';
import { clubGridMessages } from './messages';
import * as styles from './ClubGrid.css';
import { useColumns } from './useColumns';

/** About so many cards enter and leave the page together, in whole rows. */
const CARDS_IN_PART = 6;

/** So many are seen at first, on a phone or in a row: their pictures are fetched before others. */
const FIRST_CARDS = 3;

/** Props of {@link ClubGrid}. */
export interface ClubGridProps {
  /** Name of the list for assistive technology. */
  label: string;
  /** The cards in order; `id` is unique among them. */
  clubs: readonly (ClubCardProps & { id: string })[];
  /**
   * Whether the clubs are on their way or here; an error is the caller's to show, in its place.
   * @default 'ready'
   */
  status?: 'loading' | 'ready';
  /** Id of a club that is in the page wherever it stands, such as the one that was read. */
  keptId?: string;
  /** Told of the element of each card, and of null when it leaves the page. */
  rowRef?: (id: string, element: Element | null) => void;
  /** Shown instead of the list when there is no club. */
  empty?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubGridMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Club cards in as many columns of at least 260 px as there is room for. */
export const ClubGrid = forwardRef<HTMLDivElement, ClubGridProps>(function ClubGrid(
  { label, clubs, status = 'ready', keptId, rowRef, empty, labels, className },
  ref,
) {
  const text = useMessages(clubGridMessages, labels);
  if (status === 'loading') {
    return (
      <div ref={ref} className={classNames(base, styles.grid, className)} aria-busy="true">
        <output className={visuallyHidden}>{text.loading}</output>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <div key={index} aria-hidden="true" className={styles.ghost}>
            <span className={styles.ghostArt} />
            <div className={styles.ghostBody}>
              <Skeleton width="70%" height={24} />
              <Skeleton width="100%" height={14} />
              <Skeleton width="45%" height={14} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  if (clubs.length === 0) {
    return (
      <div ref={ref} className={classNames(base, className)}>
        {empty}
      </div>
    );
  }
  return <Cards rootRef={ref} {...{ label, clubs, keptId, rowRef, className }} />;
});

interface CardsProps extends Pick<
  ClubGridProps,
  'label' | 'clubs' | 'keptId' | 'rowRef' | 'className'
> {
  rootRef: Ref<HTMLDivElement>;
}

function Cards({ label, clubs, keptId, rowRef, className, rootRef }: CardsProps) {
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(rootRef, () => frame.current as HTMLDivElement, []);
  const columns = useColumns(frame);
  const cards = useMemo(
    () => clubs.map((club, at) => (at < FIRST_CARDS ? { ...club, isFirst: true } : club)),
    [clubs],
  );
  return (
    <div ref={frame} className={classNames(base, styles.frame, className)}>
      <WindowedList
        label={label}
        items={cards}
        renderItem={renderClub}
        partSize={CARDS_IN_PART}
        columns={columns}
        rowHeight={366}
        keptId={keptId}
        rowRef={rowRef}
        className={classNames(base, styles.parts)}
        partClassName={classNames(base, styles.grid, styles.part)}
        itemClassName={base}
      />
    </div>
  );
}

const renderClub = (club: ClubCardProps) => <ClubCard {...club} />;

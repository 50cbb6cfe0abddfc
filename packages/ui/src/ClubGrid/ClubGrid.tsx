import { useRef, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { ClubCard, type ClubCardProps } from '../ClubCard';
import { useMessages } from '../MessagesProvider';
import { NearView } from '../NearView';
import { Skeleton } from '../Skeleton';
import { base, visuallyHidden } from '../theme';
import { clubGridCopy } from './copy';
import * as styles from './ClubGrid.css';
import { CHUNKS_PER_PART, useChunkHeight } from './useChunkHeight';
import { useColumns } from './useColumns';

/** At least so many cards are skipped together: many boxes to watch cost time too, and so does drawing many cards at once. */
const LEAST_SKIPPED = 3;

/** Props of {@link ClubGrid}. */
export interface ClubGridProps {
  /** Name of the list for assistive technology. */
  label: string;
  clubs: readonly (ClubCardProps & { id: string })[];
  /** Shows cards in waiting, in their final size. @default false */
  isLoading?: boolean;
  /** Shown instead of the list when there is no club. */
  empty?: ReactNode;
  labels?: Partial<typeof clubGridCopy>;
  className?: string;
}

/** Club cards in as many columns of at least 260 px as there is room for. */
export function ClubGrid({
  label,
  clubs,
  isLoading = false,
  empty,
  labels,
  className,
}: ClubGridProps) {
  const copy = useMessages('clubGrid', clubGridCopy, labels);
  if (isLoading) {
    return (
      <div className={classNames(base, styles.grid, className)} aria-busy="true">
        <output className={visuallyHidden}>{copy.loading}</output>
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
  if (clubs.length === 0) return <>{empty}</>;
  return <Cards label={label} clubs={clubs} className={className} />;
}

function Cards({ label, clubs, className }: Pick<ClubGridProps, 'label' | 'clubs' | 'className'>) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(list);
  useChunkHeight(list);
  // Whole rows, so that only the very last one has gaps.
  const size = Math.ceil(LEAST_SKIPPED / columns) * columns;
  const chunks = Array.from({ length: Math.ceil(clubs.length / size) }, (_, index) => index * size);
  const parts = Array.from({ length: Math.ceil(chunks.length / CHUNKS_PER_PART) }, (_, index) =>
    chunks.slice(index * CHUNKS_PER_PART, (index + 1) * CHUNKS_PER_PART),
  );
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className={classNames(base, styles.parts, className)}
    >
      {parts.map((starts, part) => (
        <NearView
          key={part}
          role="none"
          className={base}
          nearClassName={starts.length === CHUNKS_PER_PART ? styles.room : undefined}
          isKept={part === 0}
        >
          {starts.map((start, chunk) => (
            // The first says how high the others will be; the height of one that is not full cannot be known before it is laid out.
            <div
              key={chunk}
              role="none"
              className={classNames(
                base,
                styles.grid,
                styles.chunk,
                start > 0 && clubs.length - start >= size && styles.skipped,
              )}
            >
              {clubs.slice(start, start + size).map(({ id, ...club }, index) => (
                <div
                  key={id}
                  role="listitem"
                  aria-setsize={clubs.length}
                  aria-posinset={start + index + 1}
                  className={base}
                >
                  <ClubCard {...club} />
                </div>
              ))}
            </div>
          ))}
        </NearView>
      ))}
    </div>
  );
}

import { forwardRef, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon';
import { Skeleton } from '../../primitives/Skeleton';
import { base, visuallyHidden } from '../../theme';
import { classNames } from '../../theme/classNames';
import * as styles from './FeedLayout.css';

/** Props of what a feed is put together from. */
export interface FeedPartProps {
  /** What it holds. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The one reading column of a feed, 640 px wide. */
export const FeedColumn = forwardRef<HTMLDivElement, FeedPartProps>(function FeedColumn(
  { children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.feed, className)}>
      {children}
    </div>
  );
});

interface FeedHeadingProps {
  /** What it says, in words only. */
  children: ReactNode;
  /** 1 heads the page of the feed, 2 a part of it. @default 2 */
  level?: 1 | 2;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Heads a feed, or the part of it that follows, such as what is new. */
export const FeedHeading = forwardRef<HTMLHeadingElement, FeedHeadingProps>(function FeedHeading(
  { children, level = 2, className },
  ref,
) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const look = level === 1 ? styles.title : styles.part;
  return (
    <Heading ref={ref} className={classNames(base, look, className)}>
      {children}
    </Heading>
  );
});

interface FeedPillProps {
  /** One Button, e.g. to show posts that have come in. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Floats over the top of a feed while it is being read. */
export const FeedPill = forwardRef<HTMLDivElement, FeedPillProps>(function FeedPill(
  { children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.pill, className)}>
      {children}
    </div>
  );
});

interface FeedNoteProps {
  /** The sentence, in words only. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A sentence about the feed, announced when it appears. */
export const FeedNote = forwardRef<HTMLOutputElement, FeedNoteProps>(function FeedNote(
  { children, className },
  ref,
) {
  return (
    <output ref={ref} className={classNames(base, styles.note, className)}>
      <Icon name="info" />
      {children}
    </output>
  );
});

interface FeedSkeletonProps {
  /** What is being waited for, for assistive technology. @default it is said elsewhere */
  label?: string;
  /** How many posts. @default 3 */
  count?: number;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Posts in waiting, in about their final size. */
export const FeedSkeleton = forwardRef<HTMLDivElement, FeedSkeletonProps>(function FeedSkeleton(
  { label, count = 3, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.ghosts, className)}>
      {label && <output className={visuallyHidden}>{label}</output>}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden="true" className={classNames(base, styles.ghost)}>
          <div className={styles.ghostHead}>
            <Skeleton shape="circle" width={40} height={40} />
            <Skeleton width={160} height={16} />
          </div>
          <Skeleton width="100%" height={16} />
          <Skeleton width="60%" height={16} />
          <Skeleton width={160} height={36} />
        </div>
      ))}
    </div>
  );
});

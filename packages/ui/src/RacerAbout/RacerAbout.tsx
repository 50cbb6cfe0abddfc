import { useId } from 'react';
import { classNames } from '../classNames';
import { EmptyState } from '../EmptyState';
import { useMessages } from '../MessagesProvider';
import { Skeleton } from '../Skeleton';
import { racerAboutCopy } from './copy';
import * as styles from './RacerAbout.css';

export interface RacerAboutProps {
  bio?: string | null;
  /** @default false */
  isLoading?: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3;
  labels?: Partial<typeof racerAboutCopy>;
  className?: string;
}

/** What a racer's programme says in words, and the place where media will stand. */
export function RacerAbout({
  bio,
  isLoading = false,
  headingLevel = 2,
  labels,
  className,
}: RacerAboutProps) {
  const text = useMessages('racerAbout', racerAboutCopy, labels);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const words = bio?.trim();
  return (
    <div className={classNames(styles.frame, className)}>
      <section aria-labelledby={titleId} className={styles.card}>
        <Title id={titleId} className={styles.title}>
          {text.title}
        </Title>
        {isLoading ? (
          <Skeleton width="100%" height={96} />
        ) : (
          <p className={classNames(styles.bio, !words && styles.noBio)}>{words || text.noBio}</p>
        )}
      </section>
      <div className={styles.media}>
        <EmptyState illustration="racers" title={text.media} />
      </div>
    </div>
  );
}

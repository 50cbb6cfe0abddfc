import { forwardRef, useId } from 'react';
import { classNames } from '../../theme/classNames';
import { EmptyState } from '../../primitives/EmptyState';
import { useMessages, type Labels } from '../../primitives/messages';
import { Skeleton } from '../../primitives/Skeleton';
import { racerAboutMessages } from './messages';
import * as styles from './RacerAbout.css';

export interface RacerAboutProps {
  /** Plain text; a note stands in place of an empty one. */
  bio?: string | null;
  /**
   * Whether the bio is on its way or here; `RacerUnavailable` shows an error, in the page's place.
   * @default 'ready'
   */
  status?: 'loading' | 'ready';
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof racerAboutMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** What a racer's programme says in words, and the place where media will stand. */
export const RacerAbout = forwardRef<HTMLDivElement, RacerAboutProps>(function RacerAbout(
  { bio, status = 'ready', headingLevel = 2, labels, className },
  ref,
) {
  const text = useMessages(racerAboutMessages, labels);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const words = bio?.trim();
  return (
    <div ref={ref} className={classNames(styles.frame, className)}>
      <section aria-labelledby={titleId} className={styles.card}>
        <Title id={titleId} className={styles.title}>
          {text.title}
        </Title>
        {status === 'loading' ? (
          <Skeleton width="100%" height={96} />
        ) : (
          <p className={classNames(styles.bio, !words && styles.noBio)}>
            <bdi>{words || text.noBio}</bdi>
          </p>
        )}
      </section>
      <div className={styles.media}>
        <EmptyState illustration="racers" title={text.media} />
      </div>
    </div>
  );
});

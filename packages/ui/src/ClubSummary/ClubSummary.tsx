import { useId } from 'react';
import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import * as styles from './ClubSummary.css';
import { clubSummaryCopy } from './copy';

export interface ClubSummaryProps {
  name: string;
  description: string;
  /** In words. */
  privacy: string;
  /** Usernames. */
  coOwners: readonly string[];
  hasPicture: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3;
  labels?: Partial<typeof clubSummaryCopy>;
  className?: string;
}

/** What a club will be, while its form is being filled in. */
export function ClubSummary({
  name,
  description,
  privacy,
  coOwners,
  hasPicture,
  headingLevel = 2,
  labels,
  className,
}: ClubSummaryProps) {
  const text = useMessages('clubSummary', clubSummaryCopy, labels);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const rows = [
    [text.name, name.trim()],
    [text.description, description.trim()],
    [text.privacy, privacy],
    [text.coOwners, coOwners.join(', ')],
    [text.picture, hasPicture ? text.selected : text.notSelected],
  ];
  return (
    <section aria-labelledby={titleId} className={classNames(styles.box, className)}>
      <Title id={titleId} className={styles.title}>
        {text.title}
      </Title>
      <dl className={styles.list}>
        {rows.map(([term, value]) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value || text.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

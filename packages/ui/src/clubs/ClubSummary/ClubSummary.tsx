import { useId } from 'react';
import { classNames } from '../../theme/classNames';
import { limitLineBreaks } from '../../primitives/limitLineBreaks';
import { useMessages, type Labels } from '../../primitives/messages';
import * as styles from './ClubSummary.css';
import { clubSummaryMessages } from './messages';

export interface ClubSummaryProps {
  /** The club's name so far; a text stands in for a blank one. */
  name: string;
  /** What the club is about so far; a text stands in for a blank one. */
  description: string;
  /** In words. */
  privacy: string;
  /** Usernames. */
  coOwners: readonly string[];
  /** Whether a picture is chosen; said in words. */
  hasPicture: boolean;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubSummaryMessages>;
  /** Added to the classes of the outermost element. */
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
  const text = useMessages(clubSummaryMessages, labels);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const rows = [
    [text.name, name.trim()],
    [text.description, limitLineBreaks(description.trim())],
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
            <dd className={styles.value}>
              {value || <span className={styles.none}>{text.none}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

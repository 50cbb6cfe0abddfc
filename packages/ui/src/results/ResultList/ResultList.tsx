import { forwardRef, useId, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { ResultCard, type ResultCardProps } from '../ResultCard';
import * as styles from './ResultList.css';

/** One result of a list. */
export type ListedResult = Omit<ResultCardProps, 'labels' | 'className'>;

export interface ResultListProps {
  /** The heading of the list. */
  title: string;
  /** The results in the order to show; each has an address of its own. */
  results: readonly ListedResult[];
  /** Stands below the heading, e.g. how many there are. */
  description?: ReactNode;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Results of several races, e.g. all of one rider's. */
export const ResultList = forwardRef<HTMLElement, ResultListProps>(function ResultList(
  { title, results, description, headingLevel = 2, className },
  ref,
) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section ref={ref} aria-labelledby={titleId} className={classNames(styles.box, className)}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {description}
      {results.length > 0 && (
        <ul className={styles.list}>
          {results.map((result) => (
            <li key={result.href}>
              <ResultCard {...result} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

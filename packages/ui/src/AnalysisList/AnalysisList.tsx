import { classNames } from '../classNames';
import { useMessages } from '../MessagesProvider';
import * as styles from './AnalysisList.css';
import { analysisListCopy, type AnalysisListCopy } from './copy';

export interface AnalysisListProps {
  /** One thought each. */
  items: readonly string[];
  /** @default 4 */
  headingLevel?: 2 | 3 | 4 | 5;
  labels?: Partial<AnalysisListCopy>;
  className?: string;
}

/** A written analysis as a readable list. Without a thought there is nothing. */
export function AnalysisList({ items, headingLevel = 4, labels, className }: AnalysisListProps) {
  const Heading = `h${headingLevel}` as const;
  const { title } = useMessages('analysisList', analysisListCopy, labels);
  if (items.length === 0) return null;
  return (
    <div className={classNames(styles.box, className)}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { useMessages } from '../../primitives/messages';
import * as styles from './AnalysisList.css';
import { analysisListMessages, type AnalysisListTexts } from './messages';

export interface AnalysisListProps {
  /** One thought each. */
  items: readonly string[];
  /** Language of `items`, e.g. `en`. @default that of the page */
  contentLang?: string | undefined;
  /** Level of its heading in the page's outline. @default 4 */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Partial<AnalysisListTexts>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A written analysis as a readable list. Without a thought there is nothing. */
export const AnalysisList = forwardRef<HTMLDivElement, AnalysisListProps>(function AnalysisList(
  { items, contentLang, headingLevel = 4, labels, className },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  const { title } = useMessages(analysisListMessages, labels);
  if (items.length === 0) return null;
  return (
    <div ref={ref} className={classNames(styles.box, className)}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <bdi lang={contentLang}>{item}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
});

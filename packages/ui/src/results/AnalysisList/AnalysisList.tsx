import { forwardRef, useId, useState } from 'react';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { useMessages } from '../../primitives/messages';
import * as styles from './AnalysisList.css';
import { analysisListMessages, type AnalysisListTexts } from './messages';

export interface AnalysisListProps {
  /** One thought each. */
  items: readonly string[];
  /** How many are shown until somebody wants to read on. @default all */
  shown?: number;
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
  { items, shown = items.length, contentLang, headingLevel = 4, labels, className },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  const { title, readMore, readLess } = useMessages(analysisListMessages, labels);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div ref={ref} className={classNames(styles.box, className)}>
      <Heading className={styles.title}>{title}</Heading>
      <ul id={id} className={styles.list}>
        {(isOpen ? items : items.slice(0, shown)).map((item) => (
          <li key={item} className={styles.item}>
            <bdi lang={contentLang}>{item}</bdi>
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.more}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? readLess : readMore}
        </Button>
      )}
    </div>
  );
});

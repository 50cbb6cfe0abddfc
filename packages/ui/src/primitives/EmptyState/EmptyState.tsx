import { forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { classNames } from '../../theme/classNames';
import { ClearSearchButton } from './ClearSearchButton';
import * as styles from './EmptyState.css';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval';
import { Illustration, type IllustrationName } from './Illustration';

export interface EmptyStateProps {
  /** The one sentence. */
  title: string;
  /** What could be done about it. */
  description?: ReactNode;
  /** The one next action, usually a Button or LinkButton. */
  action?: ReactNode;
  /** Clears the search that found nothing: offered as the action, in place of another. */
  onClearSearch?: (() => void) | undefined;
  /** Which drawing stands above the sentence; decoration. @default 'generic' */
  illustration?: IllustrationName;
  /** Makes the sentence a heading of this level; without it, it is a paragraph. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Nothing here yet, said kindly: a drawing, one sentence, one next action. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, action: given, onClearSearch, illustration = 'generic', ...props },
  ref,
) {
  const { headingLevel, className } = props;
  const action = onClearSearch ? <ClearSearchButton onClear={onClearSearch} /> : given;
  const box = useObjectRef(ref);
  // What its action does may well take it away.
  useFocusAfterRemoval(box);
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div ref={box} className={classNames(styles.box, className)}>
      <Illustration name={illustration} />
      <Title className={styles.title}>{title}</Title>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});

import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './EmptyState.css';
import { Illustration, type IllustrationName } from './Illustration';

export interface EmptyStateProps {
  /** The one sentence. */
  title: string;
  /** What could be done about it. */
  description?: ReactNode;
  /** The one next action, usually a Button or LinkButton. */
  action?: ReactNode;
  /** Which drawing stands above the sentence; decoration. @default 'generic' */
  illustration?: IllustrationName;
  /** Makes the sentence a heading of this level; without it, it is a paragraph. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Nothing here yet, said kindly: a drawing, one sentence, one next action. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, action, illustration = 'generic', headingLevel, className },
  ref,
) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div ref={ref} className={classNames(styles.box, className)}>
      <Illustration name={illustration} />
      <Title className={styles.title}>{title}</Title>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});

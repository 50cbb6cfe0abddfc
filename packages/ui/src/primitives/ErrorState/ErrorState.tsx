import { forwardRef, type ReactNode } from 'react';
import { buttonLook } from '../Button/buttonLook';
import { classNames } from '../../theme/classNames';
import { Icon } from '../Icon';
import { useMessages } from '../messages';
import { errorStateMessages } from './messages';
import * as styles from './ErrorState.css';

export interface ErrorStateProps {
  /** What did not work. */
  title: string;
  /** Why, as far as it is known; the server's own words are welcome here. */
  description?: ReactNode;
  /** Offers to try again. */
  onRetry?: () => void;
  /** The words on the button that tries again. @default 'Try again' */
  retryLabel?: string;
  /** Another way on, beside or instead of trying again. */
  action?: ReactNode;
  /** Makes the title a heading of this level; without it, it is a paragraph. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Something did not work: what, why, and the way on. Announced when it appears. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, description, onRetry, retryLabel, action, headingLevel, className },
  ref,
) {
  const text = useMessages(errorStateMessages);
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div ref={ref} role="alert" className={classNames(styles.box, className)}>
      <span className={styles.mark}>
        <Icon name="warning" size={24} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {description && <p className={styles.message}>{description}</p>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {/* A plain button: the screen for errors is part of every first load, and has to work
              where little else does. */}
          {onRetry && (
            <button type="button" onClick={() => onRetry()} className={buttonLook({})}>
              {retryLabel ?? text.retry}
            </button>
          )}
          {action}
        </div>
      )}
    </div>
  );
});

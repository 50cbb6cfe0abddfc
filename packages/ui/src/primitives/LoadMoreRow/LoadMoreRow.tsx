import { forwardRef, type ReactNode } from 'react';
import { base } from '../../theme';
import { classNames } from '../../theme/classNames';
import * as styles from './LoadMoreRow.css';

interface LoadMoreRowProps {
  /** The Button that loads the next page, at the end of a list. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Puts the button that loads more in the middle. */
export const LoadMoreRow = forwardRef<HTMLDivElement, LoadMoreRowProps>(function LoadMoreRow(
  { children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(base, styles.more, className)}>
      {children}
    </div>
  );
});

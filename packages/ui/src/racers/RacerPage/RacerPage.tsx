import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './RacerPage.css';

export interface RacerPageProps {
  /** From edge to edge at the top: a RacerHeader. */
  header?: ReactNode;
  /** What the page holds: the first of it, where there is something beside. */
  children?: ReactNode;
  /**
   * Stands beside the rest in wide windows, below the first of it in others; also in wide ones
   * where there is no `footer`.
   */
  aside?: ReactNode;
  /** What comes after both. */
  footer?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The page of a racer: header over figures and words. */
export const RacerPage = forwardRef<HTMLDivElement, RacerPageProps>(function RacerPage(
  { header, children, aside, footer, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      {header}
      {aside ? (
        <div className={classNames(styles.body, Boolean(footer) && styles.columns)}>
          <div className={styles.part}>{children}</div>
          <div className={styles.aside}>{aside}</div>
          {footer && <div className={styles.part}>{footer}</div>}
        </div>
      ) : (
        <div className={styles.body}>
          {children}
          {footer}
        </div>
      )}
    </div>
  );
});

/** Holds one form to a readable width, in the middle of the page. */
export const NarrowPage = forwardRef<
  HTMLDivElement,
  Pick<RacerPageProps, 'children' | 'className'>
>(function NarrowPage({ children, className }, ref) {
  return (
    <div ref={ref} className={classNames(styles.narrow, className)}>
      {children}
    </div>
  );
});

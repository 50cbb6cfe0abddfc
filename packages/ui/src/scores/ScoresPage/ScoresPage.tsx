import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './ScoresPage.css';

export interface ScoresPageProps {
  /** The heading of the page (`h1`). */
  title: string;
  /** The one action of the page. */
  action?: ReactNode;
  /** Stands at the end, in small letters. */
  note?: string;
  /** The tabs and what they hold. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The frame of the scores: a title, the tabs, a note at the end. */
export const ScoresPage = forwardRef<HTMLDivElement, ScoresPageProps>(function ScoresPage(
  { title, action, note, children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </header>
      {children}
      {note && <footer className={styles.note}>{note}</footer>}
    </div>
  );
});

interface ScoresBarProps {
  /** Buttons; they break into lines where there is no room. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Buttons beside each other. */
export const ScoresBar = forwardRef<HTMLDivElement, ScoresBarProps>(function ScoresBar(
  { children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(styles.actions, className)}>
      {children}
    </div>
  );
});

export interface StackProps {
  /**
   * Distance between the children: `small` 8 px, `medium` 16 px, `large` 32 px.
   * @default 'medium'
   */
  gap?: 'small' | 'medium' | 'large';
  /** What stands under each other. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Days, races or widgets under each other. */
export const ScoresStack = forwardRef<HTMLDivElement, StackProps>(function ScoresStack(
  { gap = 'medium', children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(styles.stack[gap], className)}>
      {children}
    </div>
  );
});

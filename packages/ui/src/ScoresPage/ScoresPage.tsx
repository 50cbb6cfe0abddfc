import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './ScoresPage.css';

export interface ScoresPageProps {
  title: string;
  /** Stands at the end, in small letters. */
  note?: string;
  children: ReactNode;
  className?: string;
}

/** The frame of the scores: a title, the tabs, a note at the end. */
export function ScoresPage({ title, note, children, className }: ScoresPageProps) {
  return (
    <div className={classNames(styles.page, className)}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {note && <footer className={styles.note}>{note}</footer>}
    </div>
  );
}

/** Buttons beside each other. */
export function ScoresBar({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.actions, className)}>{children}</div>;
}

export interface StackProps {
  /** Distance between the children: `s` 8 px, `m` 16 px, `l` 32 px. @default 'm' */
  gap?: 's' | 'm' | 'l';
  children: ReactNode;
  className?: string;
}

/** Days, races or widgets under each other. */
export function ScoresStack({ gap = 'm', children, className }: StackProps) {
  return <div className={classNames(styles.stack[gap], className)}>{children}</div>;
}

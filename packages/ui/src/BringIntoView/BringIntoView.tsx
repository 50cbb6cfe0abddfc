import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './BringIntoView.css';

export interface BringIntoViewProps {
  /** Each new text brings what is inside into view and gives it the focus; without one nothing moves. */
  occasion?: string | null;
  /** Where all of them come to stand: at the top, or no further away than need be. @default 'start' */
  align?: 'start' | 'nearest';
  children: ReactNode;
  className?: string;
}

/**
 * Leads a reader to its children: to the one that is marked as current among them, else to all of them. Readers of a screen
 * hear where they are, and Tab goes on from there.
 */
export function BringIntoView({
  occasion,
  align = 'start',
  children,
  className,
}: BringIntoViewProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!occasion || !box.current) return;
    const target = box.current.querySelector<HTMLElement>('[aria-current="true"]') ?? box.current;
    target.tabIndex = -1;
    target.scrollIntoView?.({ block: target === box.current ? align : 'center' });
    target.focus({ preventScroll: true });
  }, [occasion, align]);
  return (
    <div ref={box} className={classNames(styles.box, className)}>
      {children}
    </div>
  );
}

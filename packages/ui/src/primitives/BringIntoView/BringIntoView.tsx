import { forwardRef, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './BringIntoView.css';

export interface BringIntoViewProps {
  /** Each new key brings the children into view and focuses them; without one nothing moves. */
  scrollKey?: string | null;
  /**
   * Where all of them come to stand: at the top, or no further away than need be.
   * @default 'start'
   */
  align?: 'start' | 'nearest';
  /** What is brought into view; an `aria-current="true"` inside is the target if there is one. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Leads a reader to its children: to the one that is marked as current among them, else to all of
 * them. Screen readers say where they are, and Tab goes on from there.
 */
export const BringIntoView = forwardRef<HTMLDivElement, BringIntoViewProps>(function BringIntoView(
  { scrollKey, align = 'start', children, className },
  ref,
) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  useEffect(() => {
    if (!scrollKey || !box.current) return;
    const target = box.current.querySelector<HTMLElement>('[aria-current="true"]') ?? box.current;
    target.setAttribute('tabindex', '-1');
    target.scrollIntoView?.({ block: target === box.current ? align : 'center' });
    target.focus({ preventScroll: true });
  }, [scrollKey, align]);
  return (
    <div ref={box} className={classNames(styles.box, className)}>
      {children}
    </div>
  );
});

import { forwardRef, type ReactNode } from 'react';
import * as styles from './Hero.css';
import { classNames } from '../../theme/classNames';

interface HeroWordsProps {
  /** The words themselves. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A mark within the lead, e.g. 'coming soon'. */
export const HeroMark = forwardRef<HTMLSpanElement, HeroWordsProps>(function HeroMark(
  { children, className },
  ref,
) {
  return (
    <span ref={ref} className={classNames(styles.mark, className)}>
      {children}
    </span>
  );
});

/** A greeting above the buttons. */
export const HeroGreeting = forwardRef<HTMLParagraphElement, HeroWordsProps>(function HeroGreeting(
  { children, className },
  ref,
) {
  return (
    <p ref={ref} className={classNames(styles.greeting, className)}>
      {children}
    </p>
  );
});

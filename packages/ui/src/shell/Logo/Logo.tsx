import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './Logo.css';

export interface LogoProps {
  /** The product's name, drawn as the wordmark. */
  name: string;
  /** Height of the letters in px. @default 22 */
  size?: 18 | 22 | 36 | 64;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The mark (three lanes that bend into one line) and the wordmark. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { name, size = 22, className },
  ref,
) {
  return (
    <span ref={ref} className={classNames(styles.logo[size], className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={styles.mark}>
        <path d="M27.5 8.2A13 13 0 1 0 27.5 23.8" className={styles.lane} />
        <path d="M23.6 11.6A8 8 0 1 0 23.6 20.4" className={styles.laneMiddle} />
        <path d="M16 16h14" className={styles.lane} />
      </svg>
      {name}
    </span>
  );
});

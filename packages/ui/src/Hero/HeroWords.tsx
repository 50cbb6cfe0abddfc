import type { ReactNode } from 'react';
import * as styles from './Hero.css';

/** A mark within the lead, e.g. 'coming soon'. */
export function HeroMark({ children }: { children: ReactNode }) {
  return <span className={styles.mark}>{children}</span>;
}

/** A greeting above the buttons. */
export function HeroGreeting({ children }: { children: ReactNode }) {
  return <p className={styles.greeting}>{children}</p>;
}

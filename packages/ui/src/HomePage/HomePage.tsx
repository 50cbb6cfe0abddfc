import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './HomePage.css';

export interface HomePageProps {
  hero: ReactNode;
  /** From edge to edge, under the hero. */
  carousel?: ReactNode;
  /** From edge to edge, under the carousel. */
  panel?: ReactNode;
  featuresTitle: string;
  /** Cards, in a row where there is room. */
  features: ReactNode;
  /** What can be done after the cards. */
  featuresAction?: ReactNode;
  banner?: ReactNode;
  footer?: ReactNode;
  className?: string;
}

/** The order of the landing page. */
export function HomePage({
  hero,
  carousel,
  panel,
  featuresTitle,
  features,
  featuresAction,
  banner,
  footer,
  className,
}: HomePageProps) {
  return (
    <div className={classNames(styles.page, className)}>
      <main>
        {hero}
        {carousel}
        {panel}
        <section className={styles.section}>
          <h2 className={styles.title}>{featuresTitle}</h2>
          <div className={styles.features}>{features}</div>
          {featuresAction && <div className={styles.action}>{featuresAction}</div>}
        </section>
        {banner && <div className={styles.ending}>{banner}</div>}
      </main>
      {footer}
    </div>
  );
}

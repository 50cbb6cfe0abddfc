import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './HomePage.css';

export interface HomePageProps {
  /** The top of the page, from edge to edge: a Hero. */
  hero: ReactNode;
  /** From edge to edge, under the hero. */
  carousel?: ReactNode;
  /** From edge to edge, under the carousel. */
  panel?: ReactNode;
  /** The heading over the cards (`h2`). */
  featuresTitle: string;
  /** Cards, in a row where there is room. */
  features: ReactNode;
  /** What can be done after the cards. */
  featuresAction?: ReactNode;
  /** The end of the page, as wide as the cards. */
  banner?: ReactNode;
  /** Stands after the page's main part: a Footer. */
  footer?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The order of the landing page. */
export const HomePage = forwardRef<HTMLDivElement, HomePageProps>(function HomePage(
  { hero, carousel, panel, featuresTitle, features, featuresAction, banner, footer, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
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
});

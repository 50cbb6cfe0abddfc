import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './HomePage.css';

export interface HomePageProps {
  /** The top of the page, from edge to edge: a Hero. */
  hero: ReactNode;
  /**
   * Under a hero that is lower then: what is new for who is signed in. A page that was rendered
   * ahead keeps its room by `--clubline-news-size`. @default nothing
   */
  news?: ReactNode;
  /** Beside what is new where there is room, else below it. @default nothing */
  newsBeside?: ReactNode;
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
export const HomePage = forwardRef<HTMLDivElement, HomePageProps>(function HomePage(props, ref) {
  const { hero, news, newsBeside, carousel, panel, featuresTitle, features } = props;
  const { featuresAction, banner, footer, className } = props;
  return (
    <div ref={ref} data-news={news ? '' : undefined} className={classNames(styles.page, className)}>
      <main>
        {hero}
        <div className={styles.news}>
          {/* In a box of its own, so that nothing moves from its column when it comes. */}
          {news && <div>{news}</div>}
          {newsBeside && <div className={styles.beside}>{newsBeside}</div>}
        </div>
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

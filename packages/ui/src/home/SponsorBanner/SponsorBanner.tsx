import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './SponsorBanner.css';

export interface SponsorBannerProps {
  /** The heading (`h2`): the question or the offer. */
  title: string;
  /** A sentence or two under the title. */
  description: string;
  /** One button. */
  children?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** An invitation to those who would like to be seen beside the product. */
export const SponsorBanner = forwardRef<HTMLElement, SponsorBannerProps>(function SponsorBanner(
  { title, description, children, className },
  ref,
) {
  return (
    <section ref={ref} className={classNames(styles.banner, className)}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{description}</p>
      </div>
      {children}
    </section>
  );
});

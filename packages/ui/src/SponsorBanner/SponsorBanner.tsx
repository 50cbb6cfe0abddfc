import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './SponsorBanner.css';

export interface SponsorBannerProps {
  title: string;
  text: string;
  /** One button. */
  children?: ReactNode;
  className?: string;
}

/** An invitation to those who would like to be seen beside the product. */
export function SponsorBanner({ title, text, children, className }: SponsorBannerProps) {
  return (
    <section className={classNames(styles.banner, className)}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}

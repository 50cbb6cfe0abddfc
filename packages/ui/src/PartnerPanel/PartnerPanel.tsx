import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './PartnerPanel.css';

export interface PartnerPanelProps {
  /** Above the title, e.g. 'Official partner'. */
  overline: string;
  title: string;
  text: string;
  /** Address of a wide picture; decoration. */
  imageSrc: string;
  /** Buttons. */
  children?: ReactNode;
  className?: string;
}

/** A picture from edge to edge with words and buttons on it. */
export function PartnerPanel({
  overline,
  title,
  text,
  imageSrc,
  children,
  className,
}: PartnerPanelProps) {
  return (
    <section
      data-clubline=""
      data-clubline-theme="dark"
      data-theme-fixed=""
      className={classNames(styles.panel, className)}
    >
      <img
        src={imageSrc}
        alt=""
        width={1600}
        height={700}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <div className={styles.content}>
        <p className={styles.overline}>{overline}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}

import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './PartnerPanel.css';

export interface PartnerPanelProps {
  /** Above the title, e.g. 'Official partner'. */
  overline: string;
  /** The heading on the picture (`h2`). */
  title: string;
  /** A sentence or two under the title. */
  description: string;
  /** Address of a wide picture; decoration. */
  image: string;
  /** Buttons. */
  children?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A picture from edge to edge with words and buttons on it. */
export const PartnerPanel = forwardRef<HTMLElement, PartnerPanelProps>(function PartnerPanel(
  { overline, title, description, image, children, className },
  ref,
) {
  return (
    <section
      ref={ref}
      data-clubline=""
      data-clubline-theme="dark"
      data-theme-fixed=""
      className={classNames(styles.panel, className)}
    >
      <img
        src={image}
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
        <p className={styles.text}>{description}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
});

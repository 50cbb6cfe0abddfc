import { useState, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { Logo } from '../Logo';
import { useMessages } from '../MessagesProvider';
import { heroCopy } from './copy';
import * as styles from './Hero.css';

export interface HeroProps {
  productName: string;
  headline: string;
  lead?: ReactNode;
  /** Addresses of upright pictures (3:4), column by column; two or three columns. They are decoration. */
  columns: readonly (readonly string[])[];
  /** What can be done: two buttons, a greeting. */
  children?: ReactNode;
  labels?: Partial<typeof heroCopy>;
  className?: string;
}

/** The top of the landing page: a headline over columns of pictures that drift slowly, and stop when asked. */
export function Hero({
  productName,
  headline,
  lead,
  columns,
  children,
  labels,
  className,
}: HeroProps) {
  const text = useMessages('hero', heroCopy, labels);
  const [isPaused, setPaused] = useState(false);
  return (
    // It is night in the pictures, whatever the theme of the page.
    <section
      data-clubline=""
      data-clubline-theme="dark"
      data-theme-fixed=""
      className={classNames(styles.hero, className)}
    >
      <div aria-hidden="true" data-paused={isPaused || undefined} className={styles.art}>
        {columns.map((pictures, column) => (
          <div
            key={column}
            className={styles.column}
            style={{ animationDuration: `${70 + column * 14}s` }}
            data-upwards={column % 2 === 0 || undefined}
          >
            {/* Twice the same, so that the drift can start over unseen. */}
            {[...pictures, ...pictures].map((src, index) => (
              <img
                key={index}
                src={src}
                alt=""
                width={300}
                height={400}
                decoding="async"
                className={styles.picture}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.scrim} />
      <div className={styles.content}>
        <Logo name={productName} size={36} />
        <h1 className={styles.headline}>{headline}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
      <button
        type="button"
        onClick={() => setPaused(!isPaused)}
        aria-label={isPaused ? text.play : text.pause}
        className={styles.pause}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </section>
  );
}

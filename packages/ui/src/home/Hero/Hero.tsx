import { forwardRef, useState, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { Logo } from '../../shell';
import { useMessages, type Labels } from '../../primitives/messages';
import { heroMessages } from './messages';
import * as styles from './Hero.css';

export interface HeroProps {
  /** Set as the logo over the headline. */
  productName: string;
  /** The heading of the page (`h1`), in large letters. */
  title: string;
  /** A sentence or two under the headline. */
  description?: ReactNode;
  /**
   * Addresses of upright pictures (3:4), column by column; two or three columns. They are
   * decoration.
   */
  columns: readonly (readonly string[])[];
  /** What can be done: two buttons, a greeting. */
  children?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof heroMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * The top of the landing page: a headline over columns of pictures that drift slowly, and stop when
 * asked. As high as the window or `--clubline-hero-size`; `--clubline-hero-padding` is the room
 * above and below the words, 64 px by default.
 */
export const Hero = forwardRef<HTMLElement, HeroProps>(function Hero(
  { productName, title, description, columns, children, labels, className },
  ref,
) {
  const text = useMessages(heroMessages, labels);
  const [isPaused, setPaused] = useState(false);
  return (
    // It is night in the pictures, by day as well; in high contrast it has the colours of that.
    <section
      ref={ref}
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
        <h1 className={styles.headline}>{title}</h1>
        {description && <p className={styles.lead}>{description}</p>}
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
});

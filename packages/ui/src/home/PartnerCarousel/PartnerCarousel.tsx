import { forwardRef, useState } from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import { partnerCarouselMessages } from './messages';
import * as styles from './PartnerCarousel.css';

/** Somebody the product works with. */
export interface Partner {
  /** Unique in the row; the logo's text for assistive technology. */
  name: string;
  /** Address of a logo; without one the name is set as a wordmark. */
  image?: string;
  /** Where the logo leads, in a new tab; without it, it is no link. */
  href?: string;
}

export interface PartnerCarouselProps {
  /** The partners in the order in which they pass by. */
  partners: readonly Partner[];
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof partnerCarouselMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * A row of partners that moves calmly, stops under the pointer, with the focus inside, when asked
 * and for reduced motion.
 */
export const PartnerCarousel = forwardRef<HTMLElement, PartnerCarouselProps>(
  function PartnerCarousel({ partners, labels, className }, ref) {
    const text = useMessages(partnerCarouselMessages, labels);
    const [isPaused, setPaused] = useState(false);
    return (
      <section ref={ref} aria-label={text.label} className={classNames(styles.carousel, className)}>
        <div className={styles.header}>
          <p className={styles.title}>{text.title}</p>
          <button
            type="button"
            onClick={() => setPaused(!isPaused)}
            aria-label={isPaused ? text.play : text.pause}
            className={styles.pause}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={16} />
          </button>
        </div>
        <div
          role="group"
          aria-label={text.label}
          // A row that scrolls has to be reachable without a pointer.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-paused={isPaused || undefined}
          className={styles.window}
        >
          <Row partners={partners} />
          <Row partners={partners} isCopy />
        </div>
      </section>
    );
  },
);

/** The second row is there for the eye only: it makes the movement endless. */
function Row({ partners, isCopy = false }: { partners: readonly Partner[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined} className={classNames(styles.row, isCopy && styles.copy)}>
      {partners.map(({ name, image, href }) => {
        const mark = image ? (
          <img src={image} alt={isCopy ? '' : name} height={32} className={styles.logo} />
        ) : (
          <span className={styles.wordmark}>{name}</span>
        );
        return (
          <li key={name}>
            {href && !isCopy ? (
              <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
                {mark}
              </a>
            ) : (
              <span className={styles.link}>{mark}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

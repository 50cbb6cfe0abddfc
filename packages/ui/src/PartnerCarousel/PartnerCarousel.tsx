import { useState } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { partnerCarouselCopy } from './copy';
import * as styles from './PartnerCarousel.css';

export interface Partner {
  name: string;
  /** Address of a logo; without one the name is set as a wordmark. */
  src?: string;
  href?: string;
}

export interface PartnerCarouselProps {
  partners: readonly Partner[];
  labels?: Partial<typeof partnerCarouselCopy>;
  className?: string;
}

/** A row of partners that moves calmly, stops under the pointer, with the focus inside, when asked and for reduced motion. */
export function PartnerCarousel({ partners, labels, className }: PartnerCarouselProps) {
  const text = useMessages('partnerCarousel', partnerCarouselCopy, labels);
  const [isPaused, setPaused] = useState(false);
  return (
    <section aria-label={text.label} className={classNames(styles.carousel, className)}>
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls has to be reachable without a pointer */}
      <div
        role="group"
        aria-label={text.label}
        tabIndex={0}
        data-paused={isPaused || undefined}
        className={styles.window}
      >
        <Row partners={partners} />
        <Row partners={partners} isCopy />
      </div>
    </section>
  );
}

/** The second row is there for the eye only: it makes the movement endless. */
function Row({ partners, isCopy = false }: { partners: readonly Partner[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined} className={classNames(styles.row, isCopy && styles.copy)}>
      {partners.map(({ name, src, href }) => {
        const mark = src ? (
          <img src={src} alt={isCopy ? '' : name} height={32} className={styles.logo} />
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

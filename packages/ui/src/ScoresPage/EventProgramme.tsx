import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './ScoresPage.css';

export interface EventProgrammeProps {
  heading: string;
  /** Marked, under the heading: what a reader must know of this content. */
  note?: string | undefined;
  banner: { src: string; alt: string };
  /** Says what pressing the banner does. */
  bannerLabel: string;
  onOpenBanner: () => void;
  /** Buttons under the banner. */
  actions?: ReactNode;
  /** Beside the days on wide pages, below them on narrow ones. */
  chat?: ReactNode;
  chatLabel?: string;
  /** The days. */
  children: ReactNode;
  className?: string;
}

/** An event as a programme: heading, banner, what can be done, the days, and the chat beside them. */
export function EventProgramme({
  heading,
  note,
  banner,
  bannerLabel,
  onOpenBanner,
  actions,
  chat,
  chatLabel,
  children,
  className,
}: EventProgrammeProps) {
  return (
    <div className={classNames(styles.event, className)}>
      <header className={styles.eventHead}>
        <div className={styles.eventWords}>
          <h2 className={styles.eventTitle}>{heading}</h2>
          {note && <p className={styles.eventNote}>{note}</p>}
        </div>
        <button
          type="button"
          aria-label={bannerLabel}
          className={styles.bannerButton}
          onClick={onOpenBanner}
        >
          <img src={banner.src} alt={banner.alt} className={styles.banner} />
        </button>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={chat ? styles.withChat : styles.withoutChat}>
        <div className={styles.days}>{children}</div>
        {chat && (
          <aside aria-label={chatLabel} className={styles.chat}>
            {chat}
          </aside>
        )}
      </div>
    </div>
  );
}

import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './EventProgramme.css';

export interface EventProgrammeProps {
  /** The event's name (`h2`). */
  title: string;
  /** Beside the heading: whether it is on, e.g. a `Badge`. */
  state?: ReactNode;
  /** Marked, under the heading: what a reader must know of this content; words only. */
  note?: ReactNode;
  /** Language of `title` and `imageAlt`, e.g. `en`. @default that of the page */
  contentLang?: string | undefined;
  /** Address of the picture at the top. */
  image: string;
  /** What the picture shows, in words. */
  imageAlt: string;
  /** Says what pressing the picture does. */
  imageLabel: string;
  /** Called when the picture is pressed, e.g. to show the schedule. */
  onOpenImage: () => void;
  /** What people come for, right under the heading: the days as links, the latest results. */
  lead?: ReactNode;
  /** Buttons above the picture; on phones they share one row. */
  actions?: ReactNode;
  /** Beside the days on wide pages, below them on narrow ones. */
  chat?: ReactNode;
  /** Name of the chat's place for assistive technology; needed wherever there is a `chat`. */
  chatLabel?: string;
  /** The days. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * An event as a programme: heading, what is latest, what can be done, the days, and the chat beside
 * them.
 */
export const EventProgramme = forwardRef<HTMLDivElement, EventProgrammeProps>(
  function EventProgramme(
    {
      title,
      state,
      note,
      contentLang,
      image,
      imageAlt,
      imageLabel,
      onOpenImage,
      lead,
      actions,
      chat,
      chatLabel,
      children,
      className,
    },
    ref,
  ) {
    return (
      <div ref={ref} className={classNames(styles.event, className)}>
        <div className={styles.eventHead}>
          <header className={styles.eventWords}>
            <div className={styles.eventTitleRow}>
              <h2 className={styles.eventTitle}>
                <bdi lang={contentLang}>{title}</bdi>
              </h2>
              {state}
            </div>
            {note && <p className={styles.eventNote}>{note}</p>}
          </header>
          {lead}
          {actions && <div className={styles.actions}>{actions}</div>}
          <button
            type="button"
            aria-label={imageLabel}
            className={styles.bannerButton}
            onClick={onOpenImage}
          >
            <img src={image} alt={imageAlt} lang={contentLang} className={styles.banner} />
          </button>
        </div>
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
  },
);

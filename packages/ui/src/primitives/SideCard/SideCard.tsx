import { forwardRef, useId, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './SideCard.css';

export interface SideCardProps {
  /** The heading of the card. */
  title: string;
  /** Where there is more of it; without it there is no link. */
  moreHref?: string | undefined;
  /** The words of that link; to assistive technology the title follows them. */
  moreLabel?: string | undefined;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** What the card holds. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string | undefined;
}

/** A small card beside a page: a heading, a link to more of it, and what it holds. */
export const SideCard = forwardRef<HTMLElement, SideCardProps>(function SideCard(
  { title, moreHref, moreLabel, headingLevel = 2, children, className },
  ref,
) {
  const titleId = useId();
  const moreId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section ref={ref} aria-labelledby={titleId} className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {moreHref && moreLabel && (
          <a
            id={moreId}
            href={moreHref}
            aria-labelledby={`${moreId} ${titleId}`}
            className={styles.more}
          >
            {moreLabel}
          </a>
        )}
      </div>
      {children}
    </section>
  );
});

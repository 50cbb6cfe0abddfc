import { forwardRef, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './AuthLayout.css';
import { FloodlitPitch } from './FloodlitPitch';

export interface AuthLayoutProps {
  /** The way back, at the top of the column. */
  back?: ReactNode;
  /** The heading of the page. */
  title: string;
  /** A sentence under the heading. */
  description?: ReactNode;
  /**
   * Puts the focus on the heading as it appears, where it takes the place of what had the focus, so
   * that it is read out.
   * @default false
   */
  isTitleFocused?: boolean;
  /** Stands in large letters on the picture, on wide pages only. */
  tagline?: string;
  /** What stands under the form, in small letters: words and the link that ends them. */
  footnote?: { text: string; linkLabel: string; href: string };
  /** The form, between the heading and `footnote`. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A form column beside a picture of a ground at night; on narrow pages above it. */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(function AuthLayout(
  { back, title, description, isTitleFocused = false, tagline, footnote, children, className },
  ref,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isTitleFocused) heading.current?.focus();
  }, [isTitleFocused]);
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      <main className={styles.side}>
        <div className={styles.column}>
          {back && <div className={styles.back}>{back}</div>}
          <header className={styles.header}>
            <h1 ref={heading} className={styles.title} {...(isTitleFocused && { tabIndex: -1 })}>
              {title}
            </h1>
            {description && <p className={styles.description}>{description}</p>}
          </header>
          {children}
          {footnote && (
            <p className={styles.footnote}>
              {footnote.text}{' '}
              <a href={footnote.href} className={styles.link}>
                {footnote.linkLabel}
              </a>
            </p>
          )}
        </div>
      </main>
      {/* Night in the picture, by day as well; in high contrast it has the colours of that. */}
      <div
        data-clubline=""
        data-clubline-theme="dark"
        data-theme-fixed=""
        className={styles.picture}
      >
        <FloodlitPitch />
        {tagline && <p className={styles.tagline}>{tagline}</p>}
      </div>
    </div>
  );
});

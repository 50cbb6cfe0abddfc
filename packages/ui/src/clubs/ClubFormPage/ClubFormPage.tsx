import { forwardRef, type ReactNode } from 'react';
import { buttonLook } from '../../primitives/Button/buttonLook';
import { classNames } from '../../theme/classNames';
import { Icon } from '../../primitives/Icon';
import { useMessages, type Labels } from '../../primitives/messages';
import * as styles from './ClubFormPage.css';
import { clubFormPageMessages } from './messages';

export interface ClubFormPageProps {
  /** The heading of the page (`h1`): what the form does. */
  title: string;
  /** Which club it is about. */
  subtitle?: string;
  /** What the viewer is to the club, in a sentence. */
  standing?: string;
  /** Where the cross leads. */
  closeHref: string;
  /**
   * `medium` for one column of fields, `large` for fields with something beside them.
   * @default 'medium'
   */
  size?: 'medium' | 'large';
  /** The form, or what stands in its place. */
  children: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubFormPageMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The page around a club's form: title, the way out, what follows. */
export const ClubFormPage = forwardRef<HTMLDivElement, ClubFormPageProps>(function ClubFormPage(
  { title, subtitle, standing, closeHref, size = 'medium', children, labels, className },
  ref,
) {
  const text = useMessages(clubFormPageMessages, labels);
  return (
    <div ref={ref} className={classNames(styles.page[size], className)}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <a
          href={closeHref}
          aria-label={text.close}
          className={classNames(buttonLook({ variant: 'quiet', isSquare: true }), styles.close)}
        >
          <Icon name="close" />
        </a>
      </header>
      {standing && (
        <p className={styles.standing}>
          <Icon name="users" />
          {standing}
        </p>
      )}
      {children}
    </div>
  );
});

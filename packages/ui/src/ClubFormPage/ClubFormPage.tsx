import type { ReactNode } from 'react';
import { buttonLook } from '../Button/buttonLook';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import * as styles from './ClubFormPage.css';
import { clubFormPageCopy } from './copy';

export interface ClubFormPageProps {
  title: string;
  /** Which club it is about. */
  subtitle?: string;
  /** What the viewer is to the club, in a sentence. */
  standing?: string;
  /** Where the cross leads. */
  closeHref: string;
  /** `m` for one column of fields, `l` for fields with something beside them. @default 'm' */
  size?: 'm' | 'l';
  children: ReactNode;
  labels?: Partial<typeof clubFormPageCopy>;
  className?: string;
}

/** The page around a club's form: title, the way out, what follows. */
export function ClubFormPage({
  title,
  subtitle,
  standing,
  closeHref,
  size = 'm',
  children,
  labels,
  className,
}: ClubFormPageProps) {
  const text = useMessages('clubFormPage', clubFormPageCopy, labels);
  return (
    <div className={classNames(styles.page[size], className)}>
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
}

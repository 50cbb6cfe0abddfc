import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames';
import { Icon, type IconName } from '../Icon';
import * as styles from './Notice.css';

export interface NoticeProps {
  /** @default 'info' */
  icon?: IconName;
  /** What is the matter, in a few words. */
  title: string;
  /** What that means, or what to do about it. */
  children?: ReactNode;
  /** The one thing to do, usually a Button. */
  action?: ReactNode;
  /** `caution` for what somebody should look at. @default 'neutral' */
  tone?: 'neutral' | 'caution';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A word in place about what is shown here, or why it is not. */
export function Notice({
  icon = 'info',
  title,
  children,
  action,
  tone = 'neutral',
  className,
  ref,
}: NoticeProps) {
  return (
    <div ref={ref} className={classNames(styles.tones[tone], className)}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

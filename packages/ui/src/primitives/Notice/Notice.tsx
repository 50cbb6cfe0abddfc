import { forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { classNames } from '../../theme/classNames';
import { Icon, type IconName } from '../Icon';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval';
import * as styles from './Notice.css';

export interface NoticeProps {
  /** The icon before the words; decoration. @default 'info' */
  icon?: IconName;
  /** What is the matter, in a few words. */
  title: string;
  /** What that means, or what to do about it. */
  children?: ReactNode;
  /** The one thing to do, usually a Button. */
  action?: ReactNode;
  /** `warning` for what somebody should look at. @default 'neutral' */
  tone?: 'neutral' | 'warning';
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A word in place about what is shown here, or why it is not. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { icon = 'info', title, children, action, tone = 'neutral', className },
  ref,
) {
  const notice = useObjectRef(ref);
  useFocusAfterRemoval(notice);
  return (
    <div ref={notice} data-notice="" className={classNames(styles.tones[tone], className)}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});

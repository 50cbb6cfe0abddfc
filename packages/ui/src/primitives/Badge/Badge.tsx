import { forwardRef, type HTMLAttributes } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './Badge.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * What kind of thing it says; `live` is for what happens right now and nothing else.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'live' | 'positive' | 'warning' | 'critical';
}

/** A word or a count set apart. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', className, ...props },
  ref,
) {
  return (
    <span
      ref={ref}
      {...props}
      className={classNames(styles.badge, styles.tones[tone], className)}
    />
  );
});

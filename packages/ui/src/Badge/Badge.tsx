import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';
import * as styles from './Badge.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** What kind of thing it says; `live` is for what happens right now and nothing else. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'live' | 'positive' | 'caution' | 'critical';
}

/** A word or a count set apart. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span {...props} className={classNames(styles.badge, styles.tones[tone], className)} />;
}

import { classNames } from '../classNames';
import { base, visuallyHidden } from '../theme';
import * as styles from './StatusDot.css';

export interface StatusDotProps {
  tone: 'live' | 'positive' | 'neutral' | 'critical';
  /** What the dot says; never colour alone. */
  label: string;
  /** Keeps the words for assistive technology only. @default false */
  isLabelHidden?: boolean;
  className?: string;
}

/** A state in one glance, with its words. */
export function StatusDot({ tone, label, isLabelHidden = false, className }: StatusDotProps) {
  return (
    <span className={classNames(styles.status, className)}>
      <span aria-hidden="true" className={styles.dots[tone]} />
      <span className={isLabelHidden ? visuallyHidden : base}>{label}</span>
    </span>
  );
}

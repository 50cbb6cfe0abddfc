import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { base, visuallyHidden } from '../../theme';
import * as styles from './StatusDot.css';

export interface StatusDotProps {
  /**
   * Its colour and shape: `live` a disc in a ring, `positive` a disc, `neutral` a ring, `critical`
   * a lozenge.
   */
  tone: 'live' | 'positive' | 'neutral' | 'critical';
  /** What the dot says; never colour alone. */
  label: string;
  /** Keeps the words for assistive technology only. @default false */
  isLabelHidden?: boolean;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A state in one glance, with its words. */
export const StatusDot = forwardRef<HTMLSpanElement, StatusDotProps>(function StatusDot(
  { tone, label, isLabelHidden = false, className },
  ref,
) {
  return (
    <span ref={ref} className={classNames(styles.status, className)}>
      <span aria-hidden="true" className={styles.dots[tone]} />
      <span className={isLabelHidden ? visuallyHidden : base}>{label}</span>
    </span>
  );
});

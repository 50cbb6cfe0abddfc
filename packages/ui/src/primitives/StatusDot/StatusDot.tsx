import { forwardRef } from 'react';
import * as styles from './StatusDot.css';
import { StatusMark } from './StatusMark';

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

const dots = {
  live: styles.live,
  positive: styles.positive,
  neutral: styles.neutral,
  critical: styles.critical,
};

/** A state in one glance, with its words. */
export const StatusDot = forwardRef<HTMLSpanElement, StatusDotProps>(function StatusDot(
  { tone, ...props },
  ref,
) {
  return <StatusMark {...props} frameRef={ref} dot={dots[tone]} />;
});

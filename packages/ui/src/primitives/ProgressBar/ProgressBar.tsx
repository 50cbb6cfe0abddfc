import { forwardRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { classNames } from '../../theme/classNames';
import { visuallyHidden } from '../../theme';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** What goes on. */
  label: string;
  /** From 0 to 100; leave out while the end is unknown. */
  value?: number;
  /** Keeps the words for assistive technology only. @default false */
  isLabelHidden?: boolean;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** How far something has come. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, isLabelHidden = false, className },
  ref,
) {
  return (
    <AriaProgressBar
      ref={ref}
      value={value}
      isIndeterminate={value === undefined}
      className={classNames(styles.bar, className)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div className={isLabelHidden ? visuallyHidden : styles.words}>
            <Label>{label}</Label>
            {!isIndeterminate && <span>{valueText}</span>}
          </div>
          <div className={styles.track}>
            <div
              className={classNames(styles.fill, isIndeterminate && styles.running)}
              style={isIndeterminate ? undefined : { inlineSize: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
});

import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './Spinner.css';

export interface SpinnerProps {
  /** What is being waited for, for assistive technology. */
  label: string;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Waiting without a known end; as large as the text around it. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, className },
  ref,
) {
  return (
    <span
      ref={ref}
      role="progressbar"
      aria-label={label}
      className={classNames(styles.spinner, className)}
    />
  );
});

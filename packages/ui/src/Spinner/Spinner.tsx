import { classNames } from '../classNames';
import * as styles from './Spinner.css';

export interface SpinnerProps {
  /** What is being waited for, for assistive technology. */
  label: string;
  className?: string;
}

/** Waiting without a known end; as large as the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role="progressbar" aria-label={label} className={classNames(styles.spinner, className)} />
  );
}

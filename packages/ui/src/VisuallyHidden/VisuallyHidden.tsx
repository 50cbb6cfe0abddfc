import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';
import { visuallyHidden } from '../theme';

export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>;

/** Words for assistive technology only. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={classNames(visuallyHidden, className)} />;
}

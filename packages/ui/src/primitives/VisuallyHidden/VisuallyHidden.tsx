import { forwardRef, type HTMLAttributes } from 'react';
import { classNames } from '../../theme/classNames';
import { visuallyHidden } from '../../theme';

export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>;

/** Words for assistive technology only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden({ className, ...props }, ref) {
    return <span ref={ref} {...props} className={classNames(visuallyHidden, className)} />;
  },
);

import { forwardRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { buttonLook } from '../Button/buttonLook';
import { classNames } from '../../theme/classNames';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label' | 'render'
> {
  /** Its name for assistive technology. */
  label: string;
  /** What is seen of it, usually an `Icon`; hidden from assistive technology. */
  icon: ReactNode;
  /** How loud it is: one `primary` per view. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /** `small` is 36 px high for dense rows, `medium` 44 px, `large` 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** A button whose only content is an icon; its name is not optional. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'quiet', size, className, ...props },
  ref,
) {
  return (
    <AriaButton
      {...props}
      ref={ref}
      aria-label={label}
      className={classNames(buttonLook({ variant, size, isSquare: true }), className)}
    >
      {icon}
    </AriaButton>
  );
});

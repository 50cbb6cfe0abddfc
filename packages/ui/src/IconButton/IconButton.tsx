import { forwardRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { buttonLook } from '../Button/buttonLook';
import { classNames } from '../classNames';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label' | 'render'
> {
  /** Its name for assistive technology. */
  label: string;
  icon: ReactNode;
  /** @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `s` 36 px, `m` 44 px, `l` 52 px. @default 'm' */
  size?: 's' | 'm' | 'l';
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

import { forwardRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { buttonLook } from '../Button/buttonLook';
import { classNames } from '../../theme/classNames';

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads; the page decides what following it does. */
  href: string;
  /** How loud it is: one `primary` per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /** `small` is 36 px high for dense rows, `medium` 44 px, `large` 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Stands before the words. */
  icon?: ReactNode;
}

/**
 * A link that looks like a button: a plain `<a href>`, so that it opens in tabs and knows no
 * router.
 */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, icon, children, className, ...props },
  ref,
) {
  return (
    <a {...props} ref={ref} className={classNames(buttonLook({ variant, size }), className)}>
      {icon}
      {children}
    </a>
  );
});

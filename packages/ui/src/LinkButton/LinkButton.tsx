import { forwardRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { buttonLook } from '../Button/buttonLook';
import { classNames } from '../classNames';

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'm' */
  size?: 's' | 'm' | 'l';
  /** Stands before the words. */
  icon?: ReactNode;
}

/** A link that looks like a button: a plain `<a href>`, so that it opens in tabs and knows no router. */
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

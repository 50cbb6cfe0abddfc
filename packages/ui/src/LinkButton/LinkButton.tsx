import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css';
import { classNames } from '../classNames';

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'm' */
  size?: 's' | 'm' | 'l';
  /** Stands before the words. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: a plain `<a href>`, so that it opens in tabs and knows no router. */
export function LinkButton({ variant, size, icon, children, className, ...props }: LinkButtonProps) {
  return (
    <a {...props} className={classNames(button({ variant, size }), className)}>
      {icon}
      {children}
    </a>
  );
}

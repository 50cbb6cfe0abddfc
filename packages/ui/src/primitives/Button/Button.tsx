import { forwardRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { classNames } from '../../theme/classNames';
import { useMessages } from '../messages';
import { Spinner } from '../Spinner';
import { buttonLook } from './buttonLook';
import { buttonMessages } from './messages';
import * as styles from './Button.css';
import { useKeptFocus } from './useKeptFocus';

export interface ButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render'
> {
  /** How loud it is: one `primary` per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /** `small` is 36 px high for dense rows, `medium` 44 px, `large` 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Stands before the words. */
  icon?: ReactNode;
  /** What assistive technology hears while `isPending`. @default 'Working…' */
  pendingLabel?: string;
  /** The words on it: what a press does. Without any it needs an `aria-label`. */
  children?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Does something here and now; what leads elsewhere is a LinkButton. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, pendingLabel, children, className, ...props },
  ref,
) {
  const text = useMessages(buttonMessages);
  const button = useKeptFocus(ref, props.isDisabled ?? false);
  return (
    <AriaButton
      {...props}
      ref={button}
      className={classNames(buttonLook({ variant, size }), className)}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {props.isPending && (
        <span className={styles.pending}>
          <Spinner label={pendingLabel ?? text.pending} />
        </span>
      )}
    </AriaButton>
  );
});

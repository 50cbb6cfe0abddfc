import { forwardRef, useId, type ReactNode } from 'react';
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from 'react-aria-components/Switch';
import { classNames } from '../../theme/classNames';
import * as styles from './Switch.css';

export interface SwitchProps extends Omit<
  AriaSwitchProps,
  'children' | 'className' | 'style' | 'render'
> {
  /** What is on or off. */
  children: ReactNode;
  /** What being on means, in smaller letters. */
  description?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** On or off, in effect at once. What is only sent later is a Checkbox. */
export const Switch = forwardRef<HTMLLabelElement, SwitchProps>(function Switch(
  { children, description, className, ...props },
  ref,
) {
  const id = useId();
  return (
    <AriaSwitch
      ref={ref}
      aria-labelledby={`${id}-label`}
      {...(description ? { 'aria-describedby': `${id}-description` } : {})}
      {...props}
      className={classNames(styles.box, className)}
    >
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.thumb} />
      </span>
      <span>
        <span id={`${id}-label`} className={styles.label}>
          {children}
        </span>
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </AriaSwitch>
  );
});

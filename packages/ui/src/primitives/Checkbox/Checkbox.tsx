import { forwardRef, type ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { classNames } from '../../theme/classNames';
import { Icon } from '../Icon';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior'
> {
  /** What is agreed to or chosen. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Yes or no; inside a CheckboxGroup, one of several. */
export const Checkbox = forwardRef<HTMLLabelElement, CheckboxProps>(function Checkbox(
  { children, className, ...props },
  ref,
) {
  return (
    <AriaCheckbox
      ref={ref}
      {...props}
      validationBehavior="aria"
      className={classNames(styles.checkbox, className)}
    >
      <span className={styles.box} aria-hidden="true">
        <Icon name="check" size={16} className={styles.tick} />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  );
});

import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './Form.css';

interface FormRowProps {
  /** The fields, in the order in which they are filled in. */
  children: ReactNode;
  /** Hides them from assistive technology, e.g. while they only hold a place. */
  'aria-hidden'?: true;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Fields that belong together: beside each other while each is 200 px wide, else below. */
export const FormRow = forwardRef<HTMLDivElement, FormRowProps>(function FormRow(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} className={classNames(styles.row, className)} {...rest} />;
});

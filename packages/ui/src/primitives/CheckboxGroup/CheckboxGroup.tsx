import { forwardRef, type ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../../theme/classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';

export interface CheckboxGroupProps extends Omit<
  AriaCheckboxGroupProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior'
> {
  /** The question, shown above the boxes. */
  label: string;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong; the field is marked invalid while it is set. */
  errorMessage?: ReactNode;
  /** Checkbox elements with a `value` each. */
  children: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Checkboxes that answer one question. */
export const CheckboxGroup = forwardRef<HTMLDivElement, CheckboxGroupProps>(function CheckboxGroup(
  { label, description, errorMessage, children, className, isInvalid, ...props },
  ref,
) {
  return (
    <AriaCheckboxGroup
      ref={ref}
      {...props}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      className={classNames(field.field, className)}
    >
      <Label className={field.label}>{label}</Label>
      <div>{children}</div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
});

import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';

export interface CheckboxGroupProps extends Omit<
  AriaCheckboxGroupProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior'
> {
  label: string;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** Checkbox elements with a `value` each. */
  children: ReactNode;
  className?: string;
}

/** Checkboxes that answer one question. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  children,
  className,
  isInvalid,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
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
}

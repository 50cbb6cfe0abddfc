import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup, type CheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';
import { Icon } from '../Icon';
import * as styles from './ToggleChipGroup.css';

export interface ToggleChipGroupProps extends Omit<
  CheckboxGroupProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior' | 'defaultValue'
> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The values chosen. */
  value: string[];
  onChange: (value: string[]) => void;
  /** At most this many; one more calls `onLimit` and changes nothing. */
  maxSelected?: number;
  onLimit?: () => void;
  description?: ReactNode;
  errorMessage?: ReactNode;
  className?: string;
}

/** Several of a few, as chips: checkboxes for assistive technology and the keyboard. */
export function ToggleChipGroup({
  label,
  options,
  value,
  onChange,
  maxSelected = Infinity,
  onLimit,
  description,
  errorMessage,
  className,
  isInvalid,
  ...props
}: ToggleChipGroupProps) {
  const choose = (next: string[]) => {
    if (next.length > maxSelected && next.length > value.length) onLimit?.();
    else onChange(next);
  };
  return (
    <CheckboxGroup
      {...props}
      value={value}
      onChange={choose}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      className={classNames(field.field, className)}
    >
      <Label className={field.label}>{label}</Label>
      <div className={styles.chips}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} className={styles.chip}>
            {({ isSelected }) => (
              <>
                <Icon name={isSelected ? 'check' : 'plus'} size={16} />
                {option.label}
              </>
            )}
          </Checkbox>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </CheckboxGroup>
  );
}

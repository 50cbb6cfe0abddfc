import { forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup, type CheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../../theme/classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';
import { Icon } from '../Icon';
import { useControlledState } from '../useControlledState';
import { useHydratedInput } from '../useHydratedInput';
import * as styles from './ToggleChipGroup.css';

export interface ToggleChipGroupProps extends Omit<
  CheckboxGroupProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior'
> {
  /** The question, shown above the chips. */
  label: string;
  /** The chips in order; `value` is unique, `label` is shown. */
  options: readonly { value: string; label: string }[];
  /** The values chosen; leave out to let it keep its own state. */
  value?: string[];
  /** The values chosen at first, while it keeps its own state. */
  defaultValue?: string[];
  /** Called with all values chosen whenever one is added or taken away. */
  onChange?: (value: string[]) => void;
  /** At most this many; one more calls `onLimit` and changes nothing. */
  maxSelected?: number;
  /** Called when somebody chooses one more than `maxSelected`. */
  onLimit?: () => void;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong; the field is marked invalid while it is set. */
  errorMessage?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Several of a few, as chips: checkboxes for assistive technology and the keyboard. */
export const ToggleChipGroup = forwardRef<HTMLDivElement, ToggleChipGroupProps>(
  function ToggleChipGroup(
    {
      label,
      options,
      value: givenValue,
      defaultValue = [],
      onChange,
      maxSelected = Infinity,
      onLimit,
      description,
      errorMessage,
      className,
      isInvalid,
      ...props
    },
    ref,
  ) {
    const [value, setValue] = useControlledState(givenValue, defaultValue, onChange);
    const choose = (next: string[]) => {
      if (next.length > maxSelected && next.length > value.length) onLimit?.();
      else setValue(next);
    };
    const group = useObjectRef(ref);
    useHydratedInput(
      group,
      (box) => {
        const boxes = [...box.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
        const isOther = boxes.some((each) => each.checked !== value.includes(each.value));
        return isOther ? boxes.flatMap((each) => (each.checked ? each.value : [])) : undefined;
      },
      (chosen) => choose(chosen.slice(0, maxSelected)),
    );
    return (
      <CheckboxGroup
        ref={group}
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
  },
);

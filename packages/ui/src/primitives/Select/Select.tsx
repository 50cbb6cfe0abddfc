import { forwardRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../../theme/classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';
import { Icon } from '../Icon';
import { item, menu } from '../Menu/Menu.css';
import { useMessages } from '../messages';
import { popover } from '../Popover/Popover.css';
import { selectMessages } from './messages';
import * as styles from './Select.css';

export interface SelectProps {
  /** Its name, shown above the field. */
  label: string;
  /** What can be chosen, in order; `value` is unique, `label` is shown. */
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /** The value chosen, `null` while none is; leave out to let it keep its own state. */
  value?: string | null;
  /** The value chosen at first, while it keeps its own state. */
  defaultValue?: string;
  /** Called with the `value` of the option chosen. */
  onChange?: (value: string) => void;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong; the field is marked invalid while it is set. */
  errorMessage?: ReactNode;
  /** Shown in place of a choice while there is none. @default 'Choose…' */
  placeholder?: string;
  /**
   * Tells assistive technology that a choice must be made; checking it is the form's.
   * @default false
   */
  isRequired?: boolean;
  /** Whether it can be seen but not used. @default false */
  isDisabled?: boolean;
  /** Key of its value in the form around it; an error of `Form` with this `field` leads here. */
  name?: string;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** One of several, behind a button: arrow keys move, typing finds. */
export const Select = forwardRef<HTMLDivElement, SelectProps>(function Select(
  { label, options, value, onChange, description, errorMessage, placeholder, className, ...props },
  ref,
) {
  const text = useMessages(selectMessages);
  return (
    <AriaSelect
      ref={ref}
      {...props}
      value={value}
      onChange={(key) => key !== null && onChange?.(String(key))}
      placeholder={placeholder ?? text.placeholder}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={classNames(field.field, className)}
    >
      <Label className={field.label}>{label}</Label>
      <Button className={styles.trigger}>
        <SelectValue className={styles.value} />
        <Icon name="chevron-down" />
      </Button>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={classNames(popover, styles.popover)}>
        <ListBox className={menu}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled}
              className={classNames(item, styles.option)}
            >
              {option.label}
              <Icon name="check" size={16} className={styles.mark} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
});

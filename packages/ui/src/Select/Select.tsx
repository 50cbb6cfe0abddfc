import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';
import { Icon } from '../Icon';
import { item, menu } from '../Menu/Menu.css';
import { useMessages } from '../MessagesProvider';
import { popover } from '../Popover/Popover.css';
import { selectCopy } from './copy';
import * as styles from './Select.css';

export interface SelectProps {
  label: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /** The value chosen; `null` while none is. */
  value: string | null;
  onChange: (value: string) => void;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** @default 'Choose…' */
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
  className?: string;
}

/** One of several, behind a button: arrow keys move, typing finds. */
export function Select({
  label,
  options,
  value,
  onChange,
  description,
  errorMessage,
  placeholder,
  className,
  ...props
}: SelectProps) {
  const text = useMessages('select', selectCopy);
  return (
    <AriaSelect
      {...props}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
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
}

import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { classNames } from '../classNames';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useMessages } from '../MessagesProvider';
import { visuallyHidden } from '../theme';
import { searchFieldCopy } from './copy';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior'
> {
  /** Its name for assistive technology; the magnifier and the placeholder say it to the eye. */
  label: string;
  placeholder?: string;
  labels?: Partial<typeof searchFieldCopy>;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Words to look for; Escape and the cross clear it. */
export function SearchField({
  label,
  placeholder,
  labels,
  className,
  inputRef,
  ...props
}: SearchFieldProps) {
  const text = useMessages('searchField', searchFieldCopy, labels);
  return (
    <AriaSearchField
      {...props}
      validationBehavior="aria"
      className={classNames(field.field, className)}
    >
      <Label className={visuallyHidden}>{label}</Label>
      <div className={classNames(field.control, styles.control)}>
        <span className={field.adornment}>
          <Icon name="search" />
        </span>
        <Input ref={inputRef} placeholder={placeholder} className={field.input} />
        <IconButton
          size="s"
          label={text.clear}
          icon={<Icon name="close" size={16} />}
          className={styles.clear}
        />
      </div>
    </AriaSearchField>
  );
}

import { forwardRef, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { classNames } from '../../theme/classNames';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useMessages, type Labels } from '../messages';
import { visuallyHidden } from '../../theme';
import { searchFieldMessages } from './messages';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior'
> {
  /** Its name for assistive technology; the magnifier and the placeholder say it to the eye. */
  label: string;
  /** An example or the label in other words, shown while the field is empty. */
  placeholder?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof searchFieldMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
  /** The `<input>` itself, e.g. to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Words to look for; Escape and the cross clear it. */
export const SearchField = forwardRef<HTMLDivElement, SearchFieldProps>(function SearchField(
  { label, placeholder, labels, className, inputRef, ...props },
  ref,
) {
  const text = useMessages(searchFieldMessages, labels);
  return (
    <AriaSearchField
      ref={ref}
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
          size="small"
          label={text.clear}
          icon={<Icon name="close" size={16} />}
          className={styles.clear}
        />
      </div>
    </AriaSearchField>
  );
});

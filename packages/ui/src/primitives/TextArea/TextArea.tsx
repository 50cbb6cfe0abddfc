import { forwardRef, type ReactNode, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../../theme/classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';
import { useMessages, type Labels } from '../messages';
import { visuallyHidden } from '../../theme';
import { useGrowingField } from '../../theme/useGrowingField';
import { textAreaMessages } from './messages';
import { useControlledState } from '../useControlledState';
import { useHydratedInput } from '../useHydratedInput';
import * as styles from './TextArea.css';

export interface TextAreaProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior' | 'type'
> {
  /** Its name, shown above the field. */
  label: string;
  /** What is written so far; leave out to let it keep its own state. */
  value?: string;
  /** What is written at first, while it keeps its own state. */
  defaultValue?: string;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong; the field is marked invalid while it is set. */
  errorMessage?: ReactNode;
  /** An example, shown while the field is empty. */
  placeholder?: string;
  /**
   * Shown as `used/max`. What is over is kept and marked, never cut: saving is the form's to
   * refuse.
   */
  maxLength?: number;
  /** Lines before it grows. @default 3 */
  rows?: number;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof textAreaMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
  /** The `<textarea>` itself, e.g. to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, growing with what is written, with a count when there is a limit. */
export const TextArea = forwardRef<HTMLDivElement, TextAreaProps>(function TextArea(
  {
    label,
    description,
    errorMessage,
    placeholder,
    maxLength,
    rows = 3,
    labels,
    className,
    inputRef,
    isInvalid,
    value: givenValue,
    defaultValue = '',
    onChange,
    ...props
  },
  ref,
) {
  const text = useMessages(textAreaMessages, labels);
  const area = useObjectRef(inputRef);
  const [value, setValue] = useControlledState(givenValue, defaultValue, onChange);
  useGrowingField(area, value);
  useHydratedInput(
    area,
    () => (area.current?.value === value ? undefined : area.current?.value),
    setValue,
  );
  const used = value.length;
  const over = maxLength === undefined ? 0 : Math.max(0, used - maxLength);
  return (
    <AriaTextField
      ref={ref}
      {...props}
      value={value}
      onChange={setValue}
      validationBehavior="aria"
      isInvalid={isInvalid ?? (Boolean(errorMessage) || over > 0)}
      className={classNames(field.field, className)}
    >
      <Label className={field.label}>{label}</Label>
      <div className={classNames(field.control, styles.box)}>
        <AriaTextArea
          ref={area}
          rows={rows}
          placeholder={placeholder}
          className={classNames(field.input, styles.area)}
        />
      </div>
      {(description || maxLength !== undefined) && (
        <Text slot="description" className={styles.under}>
          <span className={field.description}>{description}</span>
          {maxLength !== undefined && (
            <span className={classNames(styles.counter, over > 0 && styles.over)}>
              {over > 0 && <span>{text.over(over)}</span>}
              <span aria-hidden="true">{`${used}/${maxLength}`}</span>
              <span className={visuallyHidden}>{text.count(used, maxLength)}</span>
            </span>
          )}
        </Text>
      )}
      {/* Heard once when the limit is crossed, not at every key. */}
      <span role="status" className={visuallyHidden}>
        {over > 0 ? text.over(over) : ''}
      </span>
      <FieldMessages errorMessage={errorMessage} />
    </AriaTextField>
  );
});

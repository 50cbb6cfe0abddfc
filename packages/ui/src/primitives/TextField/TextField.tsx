import { forwardRef, type ReactNode, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Label } from 'react-aria-components/Label';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classNames } from '../../theme/classNames';
import * as field from '../Field/Field.css';
import { FieldMessages } from '../Field/FieldMessages';
import { useHydratedInput } from '../useHydratedInput';

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'prefix' | 'render' | 'validationBehavior'
> {
  /** Its name, shown above the field. */
  label: string;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong; the field is marked invalid while it is set. */
  errorMessage?: ReactNode;
  /** An example, shown while the field is empty. */
  placeholder?: string;
  /** Stands before the text inside the box. */
  prefix?: ReactNode;
  /** Stands after the text inside the box. */
  suffix?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
  /** The `<input>` itself, e.g. to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export const TextField = forwardRef<HTMLDivElement, TextFieldProps>(function TextField(
  {
    label,
    description,
    errorMessage,
    placeholder,
    prefix,
    suffix,
    className,
    inputRef,
    isInvalid,
    ...props
  },
  ref,
) {
  const input = useObjectRef(inputRef);
  const { value, onChange } = props;
  useHydratedInput(input, () => otherText(input.current, value), onChange);
  return (
    <AriaTextField
      ref={ref}
      {...props}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      className={classNames(field.field, className)}
    >
      <Label className={field.label}>{label}</Label>
      <div className={field.control}>
        {prefix && <span className={field.adornment}>{prefix}</span>}
        <Input ref={input} placeholder={placeholder} className={field.input} />
        {suffix && <span className={field.adornment}>{suffix}</span>}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
});

const otherText = (input: HTMLInputElement | null, value: string | undefined) =>
  value === undefined || input?.value === value ? undefined : input?.value;

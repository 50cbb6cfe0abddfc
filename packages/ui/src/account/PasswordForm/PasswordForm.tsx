import { forwardRef, useId } from 'react';
import { Button } from '../../primitives/Button';
import { Form, FormRow, type FormError } from '../../primitives/Form';
import { useMessages, type Labels } from '../../primitives/messages';
import { PasswordField } from '../../primitives/PasswordField';
import { classNames } from '../../theme/classNames';
import * as card from '../SettingsLayout/SettingsLayout.css';
import { SettingsCardHead } from '../SettingsLayout/SettingsCardHead';
import { passwordFormMessages } from './messages';

/** What is written in the fields. */
export interface PasswordFormValues {
  /** The password that counts now. */
  current: string;
  /** The one that is to count. */
  password: string;
  /** The same again, against slips. */
  confirmation: string;
}

export interface PasswordFormProps {
  /** What is written in the fields. */
  values: PasswordFormValues;
  /** Called with all values whenever one changes. */
  onChange: (values: PasswordFormValues) => void;
  /** Whose password it is; not shown, so that a password manager changes the right one. */
  username?: string;
  /** Whether the change is under way; nothing can be written meanwhile. @default false */
  isPending?: boolean;
  /** What is to be fixed; `field` is a key of `values`. */
  errors?: readonly FormError[];
  /** What the server says is wrong, under each field; the first is focused after a submit. */
  fieldErrors?: Partial<Record<keyof PasswordFormValues, string>>;
  /** Called when it is sent; not while the change is under way. */
  onSubmit: () => void;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof passwordFormMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Changes the password of whoever knows the current one. */
export const PasswordForm = forwardRef<HTMLDivElement, PasswordFormProps>(
  function PasswordForm(props, ref) {
    const { values, isPending = false, errors = [], fieldErrors = {}, headingLevel = 2 } = props;
    const text = useMessages(passwordFormMessages, props.labels);
    const titleId = useId();
    const field = (name: keyof PasswordFormValues) => ({
      name,
      label: text[name],
      value: values[name],
      onChange: (value: string) => props.onChange({ ...values, [name]: value }),
      errorMessage: errors.find((error) => error.field === name)?.message ?? fieldErrors[name],
      isReadOnly: isPending,
      isRequired: true,
    });
    return (
      <div ref={ref} className={classNames(card.card, props.className)}>
        <SettingsCardHead
          titleId={titleId}
          title={text.title}
          hint={text.hint}
          headingLevel={headingLevel}
        />
        <Form
          aria-labelledby={titleId}
          errors={errors}
          onSubmit={() => !isPending && props.onSubmit()}
        >
          <input
            hidden
            readOnly
            type="text"
            name="username"
            autoComplete="username"
            value={props.username ?? ''}
          />
          <PasswordField {...field('current')} autoComplete="current-password" />
          <FormRow className={card.passwords}>
            <PasswordField {...field('password')} autoComplete="new-password" />
            <PasswordField {...field('confirmation')} autoComplete="new-password" />
          </FormRow>
          <div className={card.actions}>
            <Button type="submit" isPending={isPending} pendingLabel={text.pending}>
              {text.submit}
            </Button>
          </div>
        </Form>
      </div>
    );
  },
);

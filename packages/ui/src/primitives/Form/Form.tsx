import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  type FormEvent,
  type FormHTMLAttributes,
} from 'react';
import { classNames } from '../../theme/classNames';
import { Icon } from '../Icon';
import { useMessages, type Labels } from '../messages';
import { formMessages } from './messages';
import * as styles from './Form.css';
import { useInvalidFocus } from './useInvalidFocus';

/** One thing that is to be fixed in a form. */
export interface FormError {
  /** The `name` of the field. */
  field: string;
  /** What is wrong, as a sentence; shown as the link to the field. */
  message: string;
}

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** Called on submit; the browser's own sending and checking are off. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * What is to be fixed; shown above the fields, each leading to its field, and focused after a
   * submit. Without it the first field that is marked invalid is focused.
   */
  errors?: readonly FormError[];
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof formMessages>;
}

/** A form that says in one place what is wrong with it. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, onInput, errors = [], labels, children, className, ...props },
  ref,
) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const text = useMessages(formMessages, labels);
  const count = errors.length;
  const invalidFocus = useInvalidFocus(form, summary);

  const focusField = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    const target = control instanceof RadioNodeList ? control[0] : control;
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <form
      // Without script the browser sends it: words and passwords must not go into the address.
      method="post"
      {...props}
      ref={form}
      noValidate
      className={classNames(styles.form, className)}
      onInput={(event) => {
        invalidFocus.onInput();
        onInput?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        invalidFocus.onSubmitted();
        onSubmit(event);
      }}
    >
      {count > 0 && (
        <div
          ref={summary}
          role="group"
          tabIndex={-1}
          aria-labelledby={titleId}
          className={styles.summary}
        >
          <p id={titleId} className={styles.title}>
            <Icon name="warning" />
            {text.summary(count)}
          </p>
          <ul className={styles.list}>
            {errors.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <button type="button" className={styles.jump} onClick={() => focusField(field)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </form>
  );
});

import { useEffect, useId, useRef, type FormEvent, type FormHTMLAttributes } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useMessages } from '../MessagesProvider';
import { formCopy } from './copy';
import * as styles from './Form.css';

export interface FormError {
  /** The `name` of the field. */
  field: string;
  message: string;
}

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** Called on submit; the browser's own sending and checking are off. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is to be fixed; shown above the fields, each leading to its field, and focused after a submit. */
  errors?: readonly FormError[];
  labels?: Partial<typeof formCopy>;
}

/** A form that says in one place what is wrong with it. */
export function Form({
  onSubmit,
  onInput,
  errors = [],
  labels,
  children,
  className,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const wasSubmitted = useRef(false);
  const titleId = useId();
  const text = useMessages('form', formCopy, labels);
  const count = errors.length;

  // Looks after every change, because the answer to a submit may come later and may be the same list again.
  useEffect(() => {
    if (wasSubmitted.current && count > 0) {
      wasSubmitted.current = false;
      summary.current?.focus();
    }
  });

  const focusField = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    const target = control instanceof RadioNodeList ? control[0] : control;
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <form
      {...props}
      ref={form}
      noValidate
      className={classNames(styles.form, className)}
      onInput={(event) => {
        // Who is writing again is past the submit: faults that appear now do not take the focus away.
        wasSubmitted.current = false;
        onInput?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        wasSubmitted.current = true;
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
}

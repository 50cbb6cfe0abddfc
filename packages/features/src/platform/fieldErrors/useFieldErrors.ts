import { useState } from 'react';
import { useMessages } from '../messages';
import { type FieldErrors, fieldErrorsOf, type FieldProperties } from './fieldErrors';
import { fieldErrorMessages } from './messages';

/** What a server has said of the fields of a form. */
export interface ServerFieldErrors<Field extends string> {
  /** What stands under each field until it is changed or the form is sent again. */
  errors: FieldErrors<Field>;
  /**
   * Adds what a refusal says of the fields; the form's own toast says all of it. `only` is the one
   * field that was sent, to which all belongs.
   */
  show(error: unknown, only?: Field): void;
  /** Adds what the form itself has made of a refusal. */
  add(errors: FieldErrors<Field>): void;
  /** Takes away what is said of these fields, or of all without any. */
  clear(...fields: Field[]): void;
  /** Takes away what is said of the fields whose values differ. */
  clearChanged(before: Partial<Record<Field, unknown>>, now: Partial<Record<Field, unknown>>): void;
}

/** The way for a server's errors onto the fields of a form; `fields` says what each is sent as. */
export function useFieldErrors<Field extends string>(
  fields: FieldProperties<Field>,
): ServerFieldErrors<Field> {
  const text = useMessages(fieldErrorMessages);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const add = (more: FieldErrors<Field>) => setErrors((known) => ({ ...known, ...more }));
  const clear = (...names: Field[]) =>
    setErrors((known) => {
      if (!Object.keys(known).some((name) => names.length === 0 || names.includes(name as Field)))
        return known;
      const rest = Object.entries(known).filter(
        ([name]) => names.length > 0 && !names.includes(name as Field),
      );
      return Object.fromEntries(rest) as FieldErrors<Field>;
    });
  return {
    errors,
    show: (error, only) => add(fieldErrorsOf(error, fields, text.notAccepted, only)),
    add,
    clear,
    clearChanged(before, now) {
      const changed = (Object.keys(fields) as Field[]).filter((name) => before[name] !== now[name]);
      if (changed.length > 0) clear(...changed);
    },
  };
}

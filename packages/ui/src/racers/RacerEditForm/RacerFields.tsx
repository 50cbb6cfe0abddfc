import type { TextsOf } from '../../primitives/messages';
import { FormRow, type FormError } from '../../primitives/Form';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';
import type { racerFieldsMessages } from './messages';

/** What is written in the fields, as it is written. */
export interface RacerFieldValues {
  /** Whole years, as typed. */
  age: string;
  /** Plain text of any length. */
  bio: string;
  /** Where the racer is from, as free text. */
  origin: string;
  /** Inches. */
  height: string;
  /** Who built the boat, as free text. */
  boatManufacturers: string;
}

interface RacerFieldsProps<Values extends RacerFieldValues> {
  values: Values;
  onChange: (values: Values) => void;
  errors: readonly FormError[];
  fieldErrors: Partial<Record<keyof RacerFieldValues, string>>;
  isDisabled: boolean;
  /** Whether bio and boat manufacturer must be filled in. */
  isComplete: boolean;
  text: TextsOf<typeof racerFieldsMessages>;
}

/**
 * The fields that describe a racer; figures are text, so that a wrong one can be said to be wrong.
 */
export function RacerFields<Values extends RacerFieldValues>({
  values,
  onChange,
  errors,
  fieldErrors,
  isDisabled,
  isComplete,
  text,
}: RacerFieldsProps<Values>) {
  const field = (name: keyof RacerFieldValues) => ({
    name,
    label: text[name],
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    errorMessage: errors.find((error) => error.field === name)?.message ?? fieldErrors[name],
    isDisabled,
  });
  return (
    <>
      <FormRow>
        <TextField
          {...field('age')}
          inputMode="numeric"
          autoComplete="off"
          isRequired={isComplete}
        />
        <TextField
          {...field('height')}
          inputMode="decimal"
          autoComplete="off"
          description={text.heightHelp}
        />
      </FormRow>
      <FormRow>
        <TextField {...field('origin')} autoComplete="off" />
        <TextField {...field('boatManufacturers')} autoComplete="off" isRequired={isComplete} />
      </FormRow>
      <TextArea {...field('bio')} rows={4} isRequired={isComplete} />
    </>
  );
}

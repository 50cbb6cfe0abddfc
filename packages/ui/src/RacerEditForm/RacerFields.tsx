import type { FormError } from '../Form';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import type { racerFieldsCopy } from './copy';
import * as styles from './RacerEditForm.css';

/** What is written in the fields, as it is written. */
export interface RacerFieldValues {
  age: string;
  bio: string;
  origin: string;
  /** Inches. */
  height: string;
  boatManufacturers: string;
}

interface RacerFieldsProps<Values extends RacerFieldValues> {
  values: Values;
  onChange: (values: Values) => void;
  errors: readonly FormError[];
  isDisabled: boolean;
  /** Whether bio and boat manufacturer must be filled in. */
  isComplete: boolean;
  text: typeof racerFieldsCopy;
}

/** The fields that describe a racer; figures are text, so that a wrong one can be said to be wrong. */
export function RacerFields<Values extends RacerFieldValues>({
  values,
  onChange,
  errors,
  isDisabled,
  isComplete,
  text,
}: RacerFieldsProps<Values>) {
  const field = (name: keyof RacerFieldValues) => ({
    name,
    label: text[name],
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    errorMessage: errors.find((error) => error.field === name)?.message,
    isDisabled,
  });
  return (
    <>
      <div className={styles.pair}>
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
      </div>
      <div className={styles.pair}>
        <TextField {...field('origin')} autoComplete="off" />
        <TextField {...field('boatManufacturers')} autoComplete="off" isRequired={isComplete} />
      </div>
      <TextArea {...field('bio')} rows={4} isRequired={isComplete} />
    </>
  );
}

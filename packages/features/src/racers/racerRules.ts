import type { TextsOf } from '../platform/messages';
import { RACER_AGE, RACER_HEIGHT_INCHES } from '@clubline/contract';
import type { FormError, RacerFieldValues } from '@clubline/ui';
import type { racersMessages } from './messages';
import { inchesOf, metresOf } from './heights';
import type { RacerChanges, RacerProfile } from './racers.calls';

type Texts = Pick<
  TextsOf<typeof racersMessages>,
  'ageNumber' | 'ageMin' | 'ageMax' | 'heightRange'
>;

/** What is wrong with an age as it was typed; null when nothing is. */
export function ageProblem(typed: string, text: Texts): string | null {
  const age = typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isInteger(age)) return text.ageNumber;
  if (age < RACER_AGE.min) return text.ageMin;
  return age > RACER_AGE.max ? text.ageMax : null;
}

/** What is wrong with a height in inches as it was typed; null when nothing is. */
export function heightProblem(typed: string, text: Texts): string | null {
  const inches = Number(typed);
  return inches >= RACER_HEIGHT_INCHES.min && inches <= RACER_HEIGHT_INCHES.max
    ? null
    : text.heightRange;
}

/** What stands in the fields before anything is changed. */
export function fieldsOf(racer: RacerProfile): RacerFieldValues {
  return {
    age: racer.age === null ? '' : String(racer.age),
    bio: racer.bio,
    origin: racer.origin,
    height: racer.height === null ? '' : String(inchesOf(racer.height)),
    boatManufacturers: racer.boatManufacturers,
  };
}

/**
 * What was changed, ready to be sent, or what is wrong with it. An emptied field counts as
 * unchanged, as the call cannot clear one.
 */
export function changesOf(
  racer: RacerProfile,
  values: RacerFieldValues,
  text: Texts,
): { changes: RacerChanges; errors: FormError[] } {
  const before = fieldsOf(racer);
  const changed = (name: keyof RacerFieldValues) => {
    const value = values[name].trim();
    return value !== '' && value !== before[name].trim() ? value : null;
  };
  const age = changed('age');
  const height = changed('height');
  const errors: FormError[] = [];
  const ageError = age === null ? null : ageProblem(age, text);
  const heightError = height === null ? null : heightProblem(height, text);
  if (ageError) errors.push({ field: 'age', message: ageError });
  if (heightError) errors.push({ field: 'height', message: heightError });

  const changes: RacerChanges = {};
  if (age !== null) changes.age = Number(age);
  if (height !== null) changes.height = metresOf(Number(height));
  for (const name of ['bio', 'origin', 'boatManufacturers'] as const) {
    const value = changed(name);
    if (value !== null) changes[name] = value;
  }
  return { changes, errors };
}

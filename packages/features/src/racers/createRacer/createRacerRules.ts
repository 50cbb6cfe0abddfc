import type { TextsOf } from '../../platform/messages';
import type { FormError, RacerCreateValues } from '@clubline/ui';
import type { racersMessages } from '../messages';
import { metresOf } from '../heights';
import { ageProblem, heightProblem } from '../racerRules';
import type { NewRacer } from './createRacer.calls';

export const NO_VALUES: RacerCreateValues = {
  name: '',
  athleteId: null,
  age: '',
  bio: '',
  origin: '',
  height: '',
  boatManufacturers: '',
};

/** The form of a name in which two are the same. */
export const nameKey = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

/** What is wrong with the form, in the order of its fields, without asking anybody. */
export function problemsOf(
  values: RacerCreateValues,
  text: TextsOf<typeof racersMessages>,
): FormError[] {
  const errors: FormError[] = [];
  const refuse = (field: keyof RacerCreateValues, message: string | null | false) =>
    message && errors.push({ field, message });
  refuse('name', !values.name.trim() && text.nameRequired);
  refuse('age', ageProblem(values.age, text));
  refuse('height', values.height.trim() !== '' && heightProblem(values.height, text));
  refuse('boatManufacturers', !values.boatManufacturers.trim() && text.boatRequired);
  refuse('bio', !values.bio.trim() && text.bioRequired);
  return errors;
}

/** The form as it is sent. */
export function newRacerOf(values: RacerCreateValues): NewRacer {
  return {
    name: values.name.trim(),
    age: Number(values.age),
    bio: values.bio.trim(),
    origin: values.origin.trim(),
    ...(values.height.trim() !== '' && { height: metresOf(Number(values.height)) }),
    boatManufacturers: values.boatManufacturers.trim(),
    careerWins: 0,
    seasonWins: 0,
    seasonPodiums: 0,
    careerWordFinalsWins: 0,
    ...(values.athleteId && { athleteId: values.athleteId }),
  };
}

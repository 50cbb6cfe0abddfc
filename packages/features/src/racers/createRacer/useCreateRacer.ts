import { slugify } from '@clubline/contract';
import type { FormError, RacerCreateValues } from '@clubline/ui';
import { useRef, useState } from 'react';
import { isUnauthorized } from '../../platform/client';
import { useFieldErrors } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { useClubline, useSignInAgain } from '../../platform/provider';
import { useAttempts } from '../../platform/writes';
import { createRacerMessages, racersMessages } from '../messages';
import { racerProperties } from '../racerErrors';
import { confirmRacer } from './confirmRacer';
import { createRacer, DuplicateNameError } from './createRacer';
import { creationFailure } from './creationFailure';
import { newRacerOf, problemsOf } from './createRacerRules';
import { useAthleteSuggestions } from './useAthleteSuggestions';
import { useRacerDraft } from './useRacerDraft';

/** What each field of the form is sent as. */
const properties = { name: ['name', 'athleteId'], ...racerProperties };

/** Entering a racer: checks, creation, and looking the new page up before leading there. */
export function useCreateRacer() {
  const racersText = useMessages(racersMessages);
  const adminText = useMessages(createRacerMessages);
  const { client, clock, hrefFor, navigate, toast } = useClubline();
  const { values, setValues, clear } = useRacerDraft();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [status, setStatus] = useState<'idle' | 'creating' | 'finishing'>('idle');
  const isBusy = useRef(false);
  const attempts = useAttempts('racer');
  const signInAgain = useSignInAgain({ to: 'createRacer' });
  const server = useFieldErrors(properties);
  const suggestions = useAthleteSuggestions(values.name, values.athleteId !== null);

  const refuse = (wrong: readonly FormError[]) => {
    setErrors(wrong);
    const description = wrong.map(({ message }) => message).join(' • ');
    toast.add({ title: racersText.fixForm, description, tone: 'critical' });
  };
  const open = (id: string) => navigate(hrefFor({ to: 'racer', id }));

  const explain = (error: unknown) => {
    if (error instanceof DuplicateNameError)
      return refuse([{ field: 'name', message: adminText.duplicate(error.message) }]);
    if (isUnauthorized(error)) signInAgain();
    else server.show(error);
    toast.add({ ...creationFailure(error, adminText), tone: 'critical' });
  };

  const create = async () => {
    const wrong = problemsOf(values, racersText);
    if (wrong.length > 0) return refuse(wrong);
    setErrors([]);
    server.clear();
    setStatus('creating');
    try {
      const racer = newRacerOf(values);
      const creation = await attempts.run(values, ({ isAgain }) =>
        createRacer({ client, clock, racer, isAgain }),
      );
      clear();
      if (creation.kind === 'exists') {
        toast.add({ title: adminText.racerExists });
        return open(creation.id);
      }
      setStatus('finishing');
      const id = await confirmRacer(client, clock, { id: creation.id, name: racer.name });
      toast.add({ title: adminText.racerCreated, tone: 'positive' });
      // A name in another script has no address form; its id has.
      open(id ?? (slugify(racer.name) || (creation.id ?? racer.name)));
    } catch (error) {
      setStatus('idle');
      explain(error);
    }
  };

  const submit = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    void create().finally(() => {
      isBusy.current = false;
    });
  };

  return {
    values,
    onChange(next: RacerCreateValues) {
      server.clearChanged(values, next);
      setValues(next);
    },
    suggestions,
    errors,
    /** What the server has said of the fields. */
    fieldErrors: server.errors,
    status,
    /** What is written may have made a racer already. */
    ...(attempts.isUnsent(values) && { unsent: { onRetry: submit } }),
    onSubmit: submit,
  };
}

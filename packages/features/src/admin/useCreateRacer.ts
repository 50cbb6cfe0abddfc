import { slugify } from '@clubline/contract';
import type { FormError, RacerCreateValues } from '@clubline/ui';
import { useRef, useState } from 'react';
import { ApiError, isUnauthorized, reasonOf } from '../client';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { racersCopy, refusedTexts } from '../racers';
import { confirmRacer } from './confirmRacer';
import { adminCopy } from './copy';
import { createRacer, DuplicateNameError } from './createRacer';
import { newRacerOf, NO_VALUES, problemsOf } from './createRacerRules';
import { useAthleteSuggestions } from './useAthleteSuggestions';

/** Leads to signing in this long after the session was refused, in ms. */
const SIGN_IN_DELAY = 500;

/** Entering a racer: checks, creation, and looking the new page up before leading there. */
export function useCreateRacer() {
  const racersText = useMessages('racers', racersCopy);
  const adminText = useMessages('admin', adminCopy);
  const { client, clock, hrefFor, navigate, toast } = useClubline();
  const [values, setValues] = useState<RacerCreateValues>(NO_VALUES);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [status, setStatus] = useState<'idle' | 'creating' | 'finishing'>('idle');
  const isBusy = useRef(false);
  const suggestions = useAthleteSuggestions(values.name, values.athleteId !== null);

  const say = (title: string, description: string) =>
    void toast.add({ title, description, tone: 'critical' });
  const refuse = (wrong: readonly FormError[]) => {
    setErrors(wrong);
    say(racersText.fixForm, wrong.map(({ message }) => message).join(' • '));
  };
  const open = (id: string) => navigate(hrefFor({ to: 'racer', id }));

  const explain = (error: unknown) => {
    if (error instanceof DuplicateNameError)
      return refuse([{ field: 'name', message: adminText.duplicate(error.message) }]);
    if (isUnauthorized(error)) {
      clock.setTimeout(
        () => navigate(hrefFor({ to: 'auth', next: hrefFor({ to: 'createRacer' }) })),
        SIGN_IN_DELAY,
      );
      return say(adminText.signInRequired, adminText.sessionExpired);
    }
    const texts = refusedTexts(error);
    if (texts) return say(adminText.error, texts);
    return say(
      adminText.createFailed,
      reasonOf(
        error,
        error instanceof ApiError && error.status === 403
          ? adminText.notAllowed
          : adminText.tryAgain,
      ),
    );
  };

  const create = async () => {
    const wrong = problemsOf(values, racersText);
    if (wrong.length > 0) return refuse(wrong);
    setErrors([]);
    setStatus('creating');
    try {
      const racer = newRacerOf(values);
      const creation = await createRacer(client, racer);
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

  return {
    values,
    onChange: setValues,
    suggestions,
    errors,
    status,
    onSubmit() {
      if (isBusy.current) return;
      isBusy.current = true;
      void create().finally(() => {
        isBusy.current = false;
      });
    },
  };
}

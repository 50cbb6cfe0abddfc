import type { RacerCreateValues } from '@clubline/ui';
import { asJson, asRecord, asText } from '../../platform/client';
import { useDraft } from '../../platform/drafts';
import { NO_VALUES } from './createRacerRules';

/** The form of a new racer, kept over leaving the page and over a lost session. */
export function useRacerDraft() {
  const draft = useDraft('create-racer');
  return {
    values: readValues(draft.value),
    setValues: (values: RacerCreateValues) => draft.setValue(JSON.stringify(values)),
    clear: () => draft.setValue(''),
  };
}

function readValues(text: string): RacerCreateValues {
  const kept = asRecord(asJson(text));
  const names = Object.keys(NO_VALUES) as (keyof RacerCreateValues)[];
  const values = Object.fromEntries(names.map((name) => [name, asText(kept[name])]));
  return { ...NO_VALUES, ...values, athleteId: asText(kept['athleteId']) || null };
}

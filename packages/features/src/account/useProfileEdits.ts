import type { SettingsProfileValues } from '@clubline/ui';
import { useState } from 'react';
import type { SavedProfile } from './account.calls';
import { isSameValue, valuesOf } from './settingsForm';
import { useLostEdits } from './useLostEdits';

type Field = keyof SettingsProfileValues;

/**
 * What is being changed of one's profile. What was saved elsewhere meanwhile stands in the fields
 * that are not being changed here; the others are `contested` until the person decides.
 */
export function useProfileEdits(saved: SavedProfile | null) {
  const { edits, setEdits, keep } = useLostEdits();
  /** What stood in each field when it was changed first. */
  const [before, setBefore] = useState<Partial<SettingsProfileValues>>({});
  const edited = Object.keys(edits) as Field[];
  const contestedIn = (now: SavedProfile): Field[] =>
    edited.filter((field) => {
      const isKnown = before[field] === undefined || isSameValue(now[field], before[field]);
      return !isKnown && !isSameValue(now[field], edits[field]);
    });
  const drop = (fields: readonly Field[]) =>
    setEdits((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([field]) => !fields.some((gone) => gone === field)),
      ),
    );
  const contested = saved ? contestedIn(saved) : [];
  return {
    values: saved && { ...valuesOf(saved), ...edits },
    setValues(next: SettingsProfileValues) {
      if (!saved) return;
      const changed = (Object.keys(next) as Field[]).filter(
        (field) => !isSameValue(next[field], saved[field]) || contested.includes(field),
      );
      const pick = (from: (field: Field) => unknown) =>
        Object.fromEntries(changed.map((field) => [field, from(field)]));
      setBefore(pick((field) => (edited.includes(field) && before[field]) || saved[field]));
      setEdits(() => pick((field) => next[field]));
    },
    /** What would be saved over such a profile. */
    over: (now: SavedProfile): SettingsProfileValues => ({ ...valuesOf(now), ...edits }),
    /** The fields that were saved elsewhere since they were changed here. */
    contestedIn,
    contested,
    useTheirs: () => drop(contested),
    keepOwn: () => saved && setBefore(valuesOf(saved)),
    /** What has been stored is no longer a change. */
    drop,
    keep,
  };
}

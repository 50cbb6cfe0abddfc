import type { RacerFieldValues } from '@clubline/ui';
import { useChanges } from '../platform/drafts';
import { fieldsOf } from './racerRules';
import type { RacerProfile } from './racers.calls';

/** What is being changed of a racer, kept until it is saved or cancelled. */
export function useRacerChanges(racer: RacerProfile, reload: () => Promise<RacerProfile | null>) {
  const saved = fieldsOf(racer);
  const { contested, keepOwn, ...changes } = useChanges<RacerFieldValues>({
    name: `racer_${racer.id}`,
    saved,
    async load() {
      const fresh = await reload();
      return fresh && fieldsOf(fresh);
    },
  });
  return {
    ...changes,
    conflict: {
      /** What somebody else has saved in the fields that are being changed here. */
      theirs: contested.map((field) => saved[field]),
      onUseTheirs: changes.clear,
      onKeepOwn: keepOwn,
    },
  };
}

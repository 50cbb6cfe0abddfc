import type { ClubFormValues } from '@clubline/ui';
import { useDraft } from '../../platform/drafts';

/** What is written of a club to be, kept over leaving the screen. */
export function useClubDrafts() {
  const drafts = {
    name: useDraft('club-name'),
    description: useDraft('club-description'),
    coOwners: useDraft('club-co-owners'),
  };
  const fields = Object.keys(drafts) as (keyof ClubFormValues)[];
  return {
    written: {
      name: drafts.name.value,
      description: drafts.description.value,
      coOwners: drafts.coOwners.value,
    } satisfies ClubFormValues,
    write(values: ClubFormValues) {
      for (const field of fields)
        if (values[field] !== drafts[field].value) drafts[field].setValue(values[field]);
    },
    clear() {
      for (const field of fields) drafts[field].setValue('');
    },
  };
}

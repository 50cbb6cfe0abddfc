import type { ClubDetails } from '@clubline/contract';
import type { ClubFieldValues } from '@clubline/ui';
import { asJson, asRecord } from '../../platform/client';
import { useDraft } from '../../platform/drafts';

/** What is being changed of a club, kept over leaving the screen and over a lost session. */
export function useClubChanges(club: ClubDetails) {
  const draft = useDraft(`club_${club.id}`);
  const saved: ClubFieldValues = { name: club.clubName, description: club.clubDescription ?? '' };
  const values = readValues(draft.value) ?? saved;
  const isSaved = (fields: ClubFieldValues) =>
    fields.name === saved.name && fields.description === saved.description;
  return {
    values,
    setValues: (next: ClubFieldValues) => draft.setValue(isSaved(next) ? '' : JSON.stringify(next)),
    isChanged: !isSaved(values),
    clear: () => draft.setValue(''),
  };
}

/** Fields as a draft keeps them; null without one. */
function readValues(draft: string): ClubFieldValues | null {
  const { name, description } = asRecord(asJson(draft));
  return typeof name === 'string' && typeof description === 'string' ? { name, description } : null;
}

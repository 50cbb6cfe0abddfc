import { ClubForm, ClubFormPage } from '@clubline/ui';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { createClubMessages } from '../messages';
import { useCreateClub } from './useCreateClub';

/** Making a club: its form, and beside it what the club will be. */
export function CreateClubScreen() {
  const text = useMessages(createClubMessages);
  const { hrefFor } = useClubline();
  const form = useCreateClub();
  return (
    <ClubFormPage title={text.title} closeHref={hrefFor({ to: 'clubs' })} size="large">
      <ClubForm
        values={form.values}
        onChange={form.setValues}
        image={form.picture}
        onImageChange={form.setPicture}
        coOwners={form.coOwners}
        onSubmit={form.submit}
        isCreating={form.isCreating}
        {...(form.isUnsent && { unsent: { onRetry: form.submit } })}
        isNameInvalid={form.isNameInvalid}
        fieldErrors={form.fieldErrors}
      />
    </ClubFormPage>
  );
}

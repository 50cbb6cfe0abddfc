import { ClubForm, ClubFormPage } from '@clubline/ui';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { createClubCopy } from './copy';
import { useCreateClub } from './useCreateClub';

/** Making a club: its form, and beside it what the club will be. */
export function CreateClubScreen() {
  const text = useMessages('createClub', createClubCopy);
  const { hrefFor } = useClubline();
  const { values, setValues, picture, setPicture, coOwners, isCreating, isNameInvalid, submit } =
    useCreateClub();
  return (
    <ClubFormPage title={text.title} closeHref={hrefFor({ to: 'clubs' })} size="l">
      <ClubForm
        values={values}
        onChange={setValues}
        picture={picture}
        onPictureChange={setPicture}
        coOwners={coOwners}
        onSubmit={submit}
        isCreating={isCreating}
        isNameInvalid={isNameInvalid}
      />
    </ClubFormPage>
  );
}

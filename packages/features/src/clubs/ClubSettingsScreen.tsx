import type { ClubDetails } from '@clubline/contract';
import { ClubEditForm, ClubFormPage, EmptyState, ErrorState, LinkButton, Spinner } from '@clubline/ui';
import { messageOf } from '../client';
import { useClubline } from '../provider';
import { useSession } from '../session';
import { clubPageCopy, clubSettingsCopy } from './copy';
import { useClub } from './useClub';
import { useEditClub } from './useEditClub';

export interface ClubSettingsScreenProps {
  clubId: string;
}

/** The settings of one club: what the viewer is to it, and for its owners the form that changes it. */
export function ClubSettingsScreen({ clubId }: ClubSettingsScreenProps) {
  const { hrefFor } = useClubline();
  const { status } = useSession();
  const place = hrefFor({ to: 'clubSettings', id: clubId });
  const frame = { title: clubSettingsCopy.title, closeHref: hrefFor({ to: 'club', id: clubId }) };
  if (status !== 'signedOut') return <Settings key={clubId} clubId={clubId} frame={frame} />;
  return (
    <ClubFormPage {...frame}>
      <EmptyState
        illustration="clubs"
        title={clubSettingsCopy.signInToEdit}
        action={
          <LinkButton variant="primary" href={hrefFor({ to: 'auth', next: place })}>
            {clubSettingsCopy.signIn}
          </LinkButton>
        }
      />
    </ClubFormPage>
  );
}

interface Frame {
  title: string;
  closeHref: string;
}

function Settings({ clubId, frame }: { clubId: string; frame: Frame }) {
  const { hrefFor } = useClubline();
  const { club, membership, isNotFound, error, retry } = useClub(clubId, { withChannels: false });
  const back = <LinkButton href={hrefFor({ to: 'clubs' })}>{clubPageCopy.backToClubs}</LinkButton>;

  if (!club && isNotFound) {
    return (
      <ClubFormPage {...frame}>
        <EmptyState illustration="clubs" headingLevel={2} title={clubPageCopy.notFound} description={clubPageCopy.notFoundHint} action={back} />
      </ClubFormPage>
    );
  }
  if (error) {
    return (
      <ClubFormPage {...frame}>
        <ErrorState headingLevel={2} title={clubPageCopy.loadFailed} message={messageOf(error, clubPageCopy.tryAgain)} onRetry={retry} retryLabel={clubPageCopy.retry} action={back} />
      </ClubFormPage>
    );
  }
  if (!club || membership === 'unknown') {
    return (
      <ClubFormPage {...frame} {...(club && { subtitle: club.clubName })}>
        <Spinner label={clubPageCopy.loading} />
      </ClubFormPage>
    );
  }
  const standing = { owner: clubSettingsCopy.owner, member: clubSettingsCopy.member, none: clubSettingsCopy.stranger }[membership];
  return (
    <ClubFormPage {...frame} subtitle={club.clubName} standing={standing}>
      {membership === 'owner' ? <Edit club={club} /> : <EmptyState illustration="clubs" title={clubSettingsCopy.ownersOnly} />}
    </ClubFormPage>
  );
}

function Edit({ club }: { club: ClubDetails }) {
  const { values, setValues, picture, setPicture, isSaving, isNameInvalid, save } = useEditClub(club);
  return (
    <ClubEditForm
      values={values}
      onChange={setValues}
      picture={picture}
      onPictureChange={setPicture}
      {...(club.clubImage && { pictureUrl: club.clubImage })}
      onSubmit={save}
      isSaving={isSaving}
      isNameInvalid={isNameInvalid}
    />
  );
}

import type { ClubDetails } from '@clubline/contract';
import {
  ClubEditForm,
  ClubFormPage,
  EmptyState,
  ErrorState,
  LinkButton,
  Spinner,
} from '@clubline/ui';
import { messageOf } from '../../platform/client';
import { ChangedMeanwhile } from '../../platform/drafts';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useSession } from '../../platform/session';
import { clubScreenMessages, clubSettingsMessages } from '../messages';
import { useClub } from '../useClub';
import { useLiveClub } from '../useLiveClub';
import { ClubForOthers } from './ClubForOthers';
import { LostClubChanges } from './LostClubChanges';
import { useEditClub } from './useEditClub';

export interface ClubSettingsScreenProps {
  /** The `id` of the club. */
  clubId: string;
}

/**
 * The settings of one club: what the viewer is to it, and for its owners the form that changes it.
 */
export function ClubSettingsScreen({ clubId }: ClubSettingsScreenProps) {
  const text = useMessages(clubSettingsMessages);
  const { hrefFor } = useClubline();
  const { status } = useSession();
  const href = hrefFor({ to: 'clubSettings', id: clubId });
  const frame = { title: text.title, closeHref: hrefFor({ to: 'club', id: clubId }) };
  if (status !== 'signedOut') return <Settings key={clubId} clubId={clubId} frame={frame} />;
  return (
    <ClubFormPage {...frame}>
      <EmptyState
        illustration="clubs"
        title={text.signInToEdit}
        action={
          <LinkButton variant="primary" href={hrefFor({ to: 'auth', next: href })}>
            {text.signIn}
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
  const clubPageText = useMessages(clubScreenMessages);
  const clubSettingsText = useMessages(clubSettingsMessages);
  const { hrefFor } = useClubline();
  const loaded = useClub(clubId, { withChannels: false });
  const { club, membership, membershipError, retryMembership, isNotFound, error, retry } = loaded;
  useLiveClub(clubId, loaded);
  const back = <LinkButton href={hrefFor({ to: 'clubs' })}>{clubPageText.backToClubs}</LinkButton>;

  if (!club && isNotFound) {
    return (
      <ClubFormPage {...frame}>
        <EmptyState
          illustration="clubs"
          headingLevel={2}
          title={clubPageText.notFound}
          description={clubPageText.notFoundHint}
          action={back}
        />
        <LostClubChanges clubId={clubId} />
      </ClubFormPage>
    );
  }
  if (error) {
    return (
      <ClubFormPage {...frame}>
        <ErrorState
          headingLevel={2}
          title={clubPageText.loadFailed}
          description={messageOf(error, clubPageText.tryAgain)}
          onRetry={retry}
          retryLabel={clubPageText.retry}
          action={back}
        />
      </ClubFormPage>
    );
  }
  if (club && membershipError) {
    return (
      <ClubFormPage {...frame} subtitle={club.clubName}>
        <ErrorState
          headingLevel={2}
          title={clubPageText.membershipFailed}
          description={messageOf(membershipError, clubPageText.tryAgain)}
          onRetry={retryMembership}
          retryLabel={clubPageText.retry}
          action={back}
        />
      </ClubFormPage>
    );
  }
  if (!club || membership === 'unknown') {
    return (
      <ClubFormPage {...frame}>
        <Spinner label={clubPageText.loading} />
      </ClubFormPage>
    );
  }
  const standing = {
    owner: clubSettingsText.owner,
    member: clubSettingsText.member,
    none: clubSettingsText.stranger,
  }[membership];
  if (membership !== 'owner') {
    // The head of the club has its name.
    return (
      <ClubFormPage {...frame} standing={standing}>
        <ClubForOthers {...{ clubId, club, membership }} />
        <LostClubChanges clubId={clubId} />
      </ClubFormPage>
    );
  }
  return (
    <ClubFormPage {...frame} subtitle={club.clubName} standing={standing}>
      <Edit club={club} />
    </ClubFormPage>
  );
}

function Edit({ club }: { club: ClubDetails }) {
  const text = useMessages(clubSettingsMessages);
  const form = useEditClub(club);
  return (
    <>
      {form.theirs && (
        <ChangedMeanwhile
          title={text.changedMeanwhile}
          onUseTheirs={form.useTheirs}
          onKeepOwn={form.keepOwn}
        >
          {text.savedMeanwhile(form.theirs.name, form.theirs.description)}
        </ChangedMeanwhile>
      )}
      <ClubEditForm
        values={form.values}
        onChange={form.setValues}
        image={form.picture}
        onImageChange={form.setPicture}
        {...(club.clubImage && { imageUrl: club.clubImage })}
        onSubmit={form.save}
        isSaving={form.isSaving}
        isNameInvalid={form.isNameInvalid}
        fieldErrors={form.fieldErrors}
      />
    </>
  );
}

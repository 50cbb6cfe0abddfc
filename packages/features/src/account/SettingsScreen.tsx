import {
  BIO_MAX,
  PROFILE_TAGS,
  PROFILE_TAGS_MAX,
  type AccountPermission,
} from '@clubline/contract';
import {
  Button,
  EmptyState,
  LinkButton,
  SettingsLayout,
  SettingsProfileForm,
  type deviceListMessages,
  type passwordFormMessages,
  type settingsLayoutMessages,
  type settingsProfileFormMessages,
} from '@clubline/ui';
import { asList } from '../platform/client';
import { ChangedMeanwhile } from '../platform/drafts';
import { UnsavedWords } from '../platform/leaving';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useSession } from '../platform/session';
import { useProfileChoices, type ProfileChoices } from '../profiles';
import { DevicesSection } from './devices/DevicesSection';
import type { deviceAgeMessages, devicesMessages } from './devices/messages';
import { EmailNotice } from './email/EmailNotice';
import type { emailConfirmationMessages } from './email/messages';
import { settingsMessages, settingsToastMessages } from './messages';
import { PasskeysSection, type PasskeysSectionProps } from './passkeys/PasskeysSection';
import type { passwordChangeMessages } from './password/messages';
import { PasswordSection } from './password/PasswordSection';
import { PushSection, type PushSectionProps } from './push/PushSection';
import { useSettings } from './useSettings';

export interface SettingsScreenProps {
  /** Which part the address names, as `#password` does; that is shown and has the focus. */
  section?: string | undefined;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: {
    page?: Labels<typeof settingsMessages>;
    toasts?: Labels<typeof settingsToastMessages>;
    layout?: Labels<typeof settingsLayoutMessages>;
    form?: Labels<typeof settingsProfileFormMessages>;
    emailConfirmation?: Labels<typeof emailConfirmationMessages>;
    passwordChange?: Labels<typeof passwordChangeMessages>;
    passwordForm?: Labels<typeof passwordFormMessages>;
    devices?: Labels<typeof devicesMessages>;
    deviceAges?: Labels<typeof deviceAgeMessages>;
    deviceList?: Labels<typeof deviceListMessages>;
    /** Those of its parts by name. */
    passkeys?: PasskeysSectionProps;
    /** Those of its parts by name. */
    push?: PushSectionProps;
  };
}

/**
 * Settings of the current user: who one is to others and, where the server says that it has them,
 * whether the email address is confirmed, push notifications, the password, passkeys and where one
 * is signed in.
 */
export function SettingsScreen({ section, labels = {} }: SettingsScreenProps) {
  const { hrefFor } = useClubline();
  const { status } = useSession();
  const page = useMessages(settingsMessages, labels.page);
  const choices = useProfileChoices();
  const texts = { page, toasts: useMessages(settingsToastMessages, labels.toasts) };
  const settings = useSettings(texts);
  const layout = labels.layout && { labels: labels.layout };
  if (status === 'signedOut') {
    const signIn = (
      <LinkButton
        variant="primary"
        href={hrefFor({ to: 'auth', next: addressWith(hrefFor({ to: 'settings' }), section) })}
      >
        {page.signIn}
      </LinkButton>
    );
    return (
      <SettingsLayout {...layout}>
        <EmptyState title={page.signedOut} action={signIn} />
      </SettingsLayout>
    );
  }
  return (
    <SettingsLayout
      {...layout}
      // That the server is away is said once, not by each section.
      aside={!settings.isAway && <SignInSettings section={section} labels={labels} />}
    >
      <UnsavedWords isUnsaved={settings.isChanged} />
      {settings.theirs.length > 0 && (
        <ChangedMeanwhile
          title={texts.toasts.changedMeanwhile}
          onUseTheirs={settings.useTheirs}
          onKeepOwn={settings.keepOwn}
        >
          {texts.toasts.savedMeanwhile(settings.theirs.join(' • '))}
        </ChangedMeanwhile>
      )}
      {settings.failure === null ? (
        <SettingsProfileForm
          {...valuesIn(settings, choices)}
          email={settings.email}
          image={settings.picture}
          onImageChange={settings.setPicture}
          imageUrl={settings.pictureUrl}
          isChanged={settings.isChanged}
          isSaving={settings.isSaving}
          errors={settings.errors}
          fieldErrors={settings.fieldErrors}
          onSubmit={settings.save}
          onTagLimit={settings.refuseTag}
          maxTags={PROFILE_TAGS_MAX}
          maxBio={BIO_MAX}
          {...(labels.form && { labels: labels.form })}
        />
      ) : (
        // A toast says that it failed, and why.
        <EmptyState
          title={page.notLoaded}
          action={<Button onPress={settings.retry}>{page.retry}</Button>}
        />
      )}
      {!settings.isAway && <ReachSettings labels={labels} />}
    </SettingsLayout>
  );
}

/** What the server says that it has. */
function usePermissions() {
  const { user } = useSession();
  // Stored by who knows which server.
  return (what: AccountPermission) => asList(user?.permissions).includes(what);
}

/** How one is reached, where the server says that it has that; below the profile. */
function ReachSettings({ labels = {} }: Pick<SettingsScreenProps, 'labels'>) {
  const may = usePermissions();
  return (
    <>
      {may('confirmEmail') && (
        <EmailNotice {...(labels.emailConfirmation && { labels: labels.emailConfirmation })} />
      )}
      {may('receivePushes') && <PushSection {...labels.push} />}
    </>
  );
}

/** How one signs in, where the server says that it has that; beside the profile. */
function SignInSettings({ section, labels = {} }: SettingsScreenProps) {
  const may = usePermissions();
  return (
    <>
      {may('changePassword') && (
        <PasswordSection
          isAddressed={section === 'password'}
          {...(labels.passwordChange && { labels: labels.passwordChange })}
          {...(labels.passwordForm && { form: labels.passwordForm })}
        />
      )}
      {may('managePasskeys') && <PasskeysSection {...labels.passkeys} />}
      {may('listDevices') && (
        <DevicesSection
          {...(labels.devices && { labels: labels.devices })}
          {...(labels.deviceAges && { ages: labels.deviceAges })}
          {...(labels.deviceList && { list: labels.deviceList })}
        />
      )}
    </>
  );
}

const addressWith = (address: string, section = '') =>
  section ? `${address}#${section}` : address;

/** The profile as its form shows it, the tags in the words of the page. */
function valuesIn(
  { values, setValues }: ReturnType<typeof useSettings>,
  { labelOf, valueOf }: ProfileChoices,
) {
  return {
    ...(values && { values: { ...values, tags: values.tags.map(labelOf) } }),
    onChange: (changed: NonNullable<typeof values>) =>
      setValues({ ...changed, tags: changed.tags.map(valueOf) }),
    tagSuggestions: PROFILE_TAGS.map(labelOf),
  };
}

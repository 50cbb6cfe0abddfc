import { BIO_MAX, PROFILE_TAGS, PROFILE_TAGS_MAX } from '@clubline/contract';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  SettingsLayout,
  SettingsProfileForm,
  type settingsLayoutCopy,
  type settingsProfileFormCopy,
} from '@clubline/ui';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useSession } from '../session';
import { settingsCopy, settingsToastCopy } from './copy';
import { useSettings } from './useSettings';

export interface SettingsScreenProps {
  labels?: {
    page?: Partial<typeof settingsCopy>;
    toasts?: Partial<typeof settingsToastCopy>;
    layout?: Partial<typeof settingsLayoutCopy>;
    form?: Partial<typeof settingsProfileFormCopy>;
  };
}

/** Settings of the current user: who one is to others. */
export function SettingsScreen({ labels = {} }: SettingsScreenProps) {
  const { hrefFor } = useClubline();
  const { status } = useSession();
  const page = useMessages('settings', settingsCopy, labels.page);
  const settings = useSettings({
    page,
    toasts: useMessages('settingsToast', settingsToastCopy, labels.toasts),
  });
  const layout = labels.layout && { labels: labels.layout };
  if (status === 'signedOut') {
    const signIn = (
      <LinkButton
        variant="primary"
        href={hrefFor({ to: 'auth', next: hrefFor({ to: 'settings' }) })}
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
    <SettingsLayout {...layout}>
      {settings.failure === null ? (
        <SettingsProfileForm
          {...(settings.values && { values: settings.values })}
          onChange={settings.setValues}
          email={settings.email}
          picture={settings.picture}
          onPictureChange={settings.setPicture}
          pictureUrl={settings.pictureUrl}
          isChanged={settings.isChanged}
          isSaving={settings.isSaving}
          errors={settings.errors}
          onSubmit={settings.save}
          onTagLimit={settings.refuseTag}
          tagSuggestions={PROFILE_TAGS}
          maxTags={PROFILE_TAGS_MAX}
          maxBio={BIO_MAX}
          {...(labels.form && { labels: labels.form })}
        />
      ) : (
        <ErrorState
          title={page.loadFailed}
          message={settings.failure}
          onRetry={settings.retry}
          retryLabel={page.retry}
        />
      )}
    </SettingsLayout>
  );
}

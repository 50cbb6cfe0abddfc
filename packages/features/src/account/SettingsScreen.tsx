import { BIO_MAX, PROFILE_TAGS, PROFILE_TAGS_MAX } from '@clubline/contract';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  SettingsLayout,
  SettingsProfileForm,
  type settingsLayoutMessages,
  type settingsProfileFormMessages,
} from '@clubline/ui';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { useSession } from '../platform/session';
import { settingsMessages, settingsToastMessages } from './messages';
import { useSettings } from './useSettings';

export interface SettingsScreenProps {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: {
    page?: Labels<typeof settingsMessages>;
    toasts?: Labels<typeof settingsToastMessages>;
    layout?: Labels<typeof settingsLayoutMessages>;
    form?: Labels<typeof settingsProfileFormMessages>;
  };
}

/** Settings of the current user: who one is to others. */
export function SettingsScreen({ labels = {} }: SettingsScreenProps) {
  const { hrefFor } = useClubline();
  const { status } = useSession();
  const page = useMessages(settingsMessages, labels.page);
  const settings = useSettings({
    page,
    toasts: useMessages(settingsToastMessages, labels.toasts),
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
          image={settings.picture}
          onImageChange={settings.setPicture}
          imageUrl={settings.pictureUrl}
          isChanged={settings.isChanged}
          isSaving={settings.isSaving}
          errors={settings.errors}
          fieldErrors={settings.fieldErrors}
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
          description={settings.failure}
          onRetry={settings.retry}
          retryLabel={page.retry}
        />
      )}
    </SettingsLayout>
  );
}

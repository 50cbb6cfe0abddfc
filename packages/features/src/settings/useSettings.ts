import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { SettingsProfileValues } from '@clubline/ui';
import { CLUBS_KEY, USER_KEY } from '../cache';
import { ApiError, isUnauthorized, messageOf } from '../client';
import { useClubline } from '../provider';
import { useSession } from '../session';
import type { SettingsTexts } from './copy';
import { settingsCalls } from './settings.calls';
import {
  changedParts,
  normalValues,
  partFields,
  settingsErrors,
  valuesOf,
  type SettingsPart,
} from './settingsForm';
import { useLostEdits } from './useLostEdits';
import { useSavedProfile } from './useSavedProfile';

/** How long the toast is read before a session that was refused is taken up again, in ms. */
export const SIGN_IN_DELAY = 500;

/** The profile form: what is saved, what is being changed, and saving the parts that differ. */
export function useSettings(texts: SettingsTexts) {
  const { client, clock, hrefFor, navigate, session, toast } = useClubline();
  const { refresh, forget } = useSession();
  const { mutate } = useSWRConfig();
  const { saved, failure, reload, setSaved } = useSavedProfile(texts);
  const { edits, setEdits, keep } = useLostEdits();
  const [picture, setPicture] = useState<File | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isBusy = useRef(false);
  const values = saved && { ...valuesOf(saved), ...edits };
  const changed = saved && values ? changedParts(saved, values, picture) : [];
  const errors = saved && values ? settingsErrors(saved, values, texts.page) : [];
  const { toasts } = texts;

  const toSignIn = () => {
    toast.add({
      title: toasts.unauthorized,
      description: toasts.unauthorizedText,
      tone: 'critical',
    });
    // Not every refusal has ended the session already, and a session still there would lead straight back.
    if (session.getSnapshot().status !== 'signedOut') {
      forget();
      keep();
    }
    clock.setTimeout(() => {
      if (session.getSnapshot().status === 'signedOut')
        navigate(hrefFor({ to: 'auth', next: hrefFor({ to: 'settings' }) }), { replace: true });
    }, SIGN_IN_DELAY);
  };
  const toRenamed = (failures: string) => {
    toast.add(
      failures
        ? {
            title: toasts.updateFailed,
            description: `${failures} • ${toasts.renamedText}`,
            tone: 'critical',
          }
        : { title: toasts.renamed, description: toasts.renamedText, tone: 'positive' },
    );
    forget();
    const auth = hrefFor({ to: 'auth' });
    navigate(`${auth}${auth.includes('?') ? '&' : '?'}reason=renamed`, { replace: true });
  };
  const wordsOf = (error: unknown) =>
    error instanceof ApiError && error.status === 409
      ? toasts.taken
      : messageOf(error, texts.page.tryAgain);

  const save = async () => {
    setHasTried(true);
    if (!saved || !values || isBusy.current || changed.length === 0 || errors.length > 0) return;
    isBusy.current = true;
    setSaving(true);
    const sent = normalValues(values);
    const { email } = saved;
    const calls: Record<SettingsPart, () => Promise<unknown>> = {
      name: () =>
        settingsCalls.updateName(client, {
          email,
          firstName: sent.firstName,
          lastName: sent.lastName,
        }),
      username: () => settingsCalls.updateUsername(client, { email, username: sent.username }),
      bio: () => settingsCalls.updateBio(client, { email, bio: sent.bio, tags: sent.tags }),
      picture: async () => {
        const pictureUrl = picture && (await settingsCalls.updatePicture(client, email, picture));
        if (pictureUrl) setSaved((known) => ({ ...known, pictureUrl }));
      },
    };
    const results = await Promise.allSettled(changed.map((part) => calls[part]()));
    const done = changed.filter((_part, index) => results[index]?.status === 'fulfilled');
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    adopt(done, sent);
    setSaving(false);
    isBusy.current = false;

    const failures = [...new Set(reasons.map(wordsOf))].join(' • ');
    // First, because a new name may be what made the session end for the other parts.
    if (done.includes('username')) return toRenamed(failures);
    if (reasons.some(isUnauthorized)) return toSignIn();
    if (failures)
      toast.add({ title: toasts.updateFailed, description: failures, tone: 'critical' });
    else toast.add({ title: toasts.updated, tone: 'positive' });
    if (done.length > 0) refreshOthers();
  };

  /** What has been stored is no longer a change. */
  const adopt = (done: readonly SettingsPart[], sent: SettingsProfileValues) => {
    const fields = done.flatMap(
      (part): readonly (keyof SettingsProfileValues)[] => partFields[part],
    );
    setSaved((known) => ({
      ...known,
      ...Object.fromEntries(fields.map((field) => [field, sent[field]])),
    }));
    setEdits((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([field]) => !fields.some((stored) => stored === field)),
      ),
    );
    if (done.includes('picture')) setPicture(null);
    if (done.length > 0) setHasTried(false);
  };
  /** Whatever else shows the person asks again. */
  const refreshOthers = () => {
    void refresh();
    const shows = (key: unknown) =>
      typeof key === 'string' &&
      ([USER_KEY, '/api/user', CLUBS_KEY].includes(key) ||
        key.startsWith('/users/get-user-by-username/'));
    void mutate(shows, undefined);
  };

  return {
    values,
    email: saved?.email ?? '',
    pictureUrl: saved?.pictureUrl ?? null,
    picture,
    setPicture,
    setValues: (next: SettingsProfileValues) => setEdits(() => next),
    isChanged: changed.length > 0,
    isSaving,
    /** Shown from the first attempt on. */
    errors: hasTried ? errors : [],
    save: () => void save(),
    failure,
    retry: reload,
    refuseTag: () =>
      toast.add({ title: toasts.tagLimit, description: toasts.tagLimitText, tone: 'critical' }),
  };
}

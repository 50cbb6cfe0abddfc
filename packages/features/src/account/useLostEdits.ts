import type { SettingsProfileValues } from '@clubline/ui';
import { useEffect, useState } from 'react';
import { isRecord } from '../platform/client';
import { useClubline } from '../platform/provider';
import { DRAFT_PREFIX, useCurrentUser } from '../platform/session';

export type SettingsEdits = Partial<SettingsProfileValues>;

/**
 * What has been typed and not saved. It outlives a session that is lost, for this person and this
 * tab; leaving the screen drops it.
 */
export function useLostEdits() {
  const { session, storage } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const key = `${DRAFT_PREFIX}${userId}_settings`;
  const [state, setState] = useState<{ userId: string; edits: SettingsEdits }>({
    userId: '',
    edits: {},
  });
  if (userId && state.userId !== userId)
    setState({ userId, edits: readEdits(storage.session.getJson(key)) });
  useEffect(() => storage.session.remove(key), [key, storage]);

  const { edits } = state;
  const keep = () => {
    const name = `${DRAFT_PREFIX}${state.userId}_settings`;
    if (state.userId && Object.keys(edits).length > 0) storage.session.setJson(name, edits);
  };
  useEffect(() => session.onLost(keep));
  return {
    edits,
    keep,
    setEdits: (change: (edits: SettingsEdits) => SettingsEdits) =>
      setState((now) => ({ ...now, edits: change(now.edits) })),
  };
}

function readEdits(value: unknown): SettingsEdits {
  if (!isRecord(value)) return {};
  const { tags, ...fields } = value;
  const texts = (['firstName', 'lastName', 'username', 'bio'] as const).flatMap((name) =>
    typeof fields[name] === 'string' ? [[name, fields[name]] as const] : [],
  );
  return {
    ...Object.fromEntries(texts),
    ...(Array.isArray(tags) && {
      tags: tags.filter((tag): tag is string => typeof tag === 'string'),
    }),
  };
}

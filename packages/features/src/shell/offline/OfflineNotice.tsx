import { OfflineBar } from '@clubline/ui';
import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { QueryCache } from '../../platform/cache';
import { formatAge, useNow } from '../../platform/dates';
import { useMessages, type Labels } from '../../platform/messages';
import { useIsOnline } from '../../platform/provider';
import { offlineAgeMessages, offlineMessages } from '../messages';

export interface OfflineNoticeProps {
  /** Texts to replace, one by one; what says the age is `offlineAge`. */
  labels?: Labels<typeof offlineMessages>;
}

/** Says that there is no connection, and how old what is shown is; nothing with a connection. */
export function OfflineNotice({ labels }: OfflineNoticeProps) {
  const isOnline = useIsOnline();
  const text = useMessages(offlineMessages, labels);
  return isOnline ? <OfflineBar title="" /> : <WithAge title={text.title} />;
}

function WithAge({ title }: { title: string }) {
  const text = useMessages(offlineAgeMessages);
  const cache = useSWRConfig().cache as QueryCache;
  const since = useSyncExternalStore(cache.onShown, cache.shownSince, cache.shownSince);
  const time = since === null ? '' : new Date(since).toISOString();
  const now = useNow(time ? [time] : [], text);
  return <OfflineBar title={title} description={formatAge(time, now, text)} />;
}

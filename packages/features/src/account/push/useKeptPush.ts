import { useContext, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { asList } from '../../platform/client';
import { useClubline } from '../../platform/provider';
import { PushDeviceContext } from '../../platform/push';
import { useCurrentUser } from '../../platform/session';
import { hasPushOwner } from './pushOwner';

/**
 * Goes on with what was turned on in this browser once its owner has signed in again. Loads nothing
 * where nobody has turned it on.
 */
export function useKeptPush(): void {
  const { client, languages, storage } = useClubline();
  const { mutate } = useSWRConfig();
  const device = useContext(PushDeviceContext);
  const user = useCurrentUser();
  const userId = asList(user?.permissions).includes('receivePushes') ? user?.id : undefined;
  const language = languages?.current ?? '';
  const { local } = storage;

  useEffect(() => {
    if (!userId || !hasPushOwner(local)) return;
    const keep = async () => {
      const { keepPush } = await import('./keepPush');
      if (await keepPush({ client, device, storage: local, userId, language }))
        await mutate(['/account/push', userId]);
    };
    // Tried again with the next page; the settings say how it is.
    keep().catch(() => undefined);
  }, [client, device, local, userId, language, mutate]);
}

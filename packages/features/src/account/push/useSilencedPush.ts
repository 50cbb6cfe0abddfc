import { useContext } from 'react';
import { useClubline } from '../../platform/provider';
import { PushDeviceContext } from '../../platform/push';
import { hasPushOwner } from './pushOwner';

/**
 * Gives what silences this browser while the person in whose name it is told is signed out, also
 * where the server does not hear of it.
 */
export function useSilencedPush(): () => void {
  const { local } = useClubline().storage;
  const device = useContext(PushDeviceContext);
  return () => {
    if (!hasPushOwner(local)) return;
    const silence = async () => (await import('./keepPush')).silencePush(device);
    silence().catch(() => undefined);
  };
}
